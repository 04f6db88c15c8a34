import { LAYOUTS } from './layouts';
import styles from './TemplatePicture.module.css';

/**
 * A drawing of where things are on a template. It is decoration: the heading beside it leads
 * to the template and names it.
 *
 * @param of last part of the address of the template
 */
export function TemplatePicture({ of }: { of: string }) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 160 100"
      aria-hidden="true"
      focusable="false"
    >
      {(LAYOUTS[of] ?? []).map(([tone, x, y, width, height], index) => (
        <rect
          key={index}
          className={styles[tone]}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={Math.min(1.5, height / 2)}
        />
      ))}
    </svg>
  );
}
