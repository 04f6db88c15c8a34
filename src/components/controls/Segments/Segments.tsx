import clsx from 'clsx';
import styles from './Segments.module.css';

interface SegmentsProps<T extends string | number> {
  /** Name of the group of inputs, its own on the page. */
  name: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  /** Lower, for places with many controls. */
  small?: boolean;
  /**
   * The style sheet of the caller draws what is chosen, by attributes of `<html>`: it is
   * right before React knows.
   */
  drawnByPage?: boolean;
  className?: string | undefined;
}

/** Radio buttons side by side, of which one is filled. The caller names the group. */
export function Segments<T extends string | number>({
  name,
  options,
  value,
  onChange,
  small = false,
  drawnByPage = false,
  className,
}: SegmentsProps<T>) {
  return (
    <div
      className={clsx(
        styles.segments,
        small && styles.small,
        !drawnByPage && styles.drawn,
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={styles.segment}
          data-segment={option.value}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
