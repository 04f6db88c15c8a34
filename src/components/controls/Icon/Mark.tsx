import styles from './Mark.module.css';

/** The portal's mark: one stone, five facets. */
export function Mark() {
  return (
    <svg aria-hidden="true" className={styles.mark} viewBox="0 0 32 32">
      <path opacity="0.55" d="M16 2 29.3 11.7 16 16z" />
      <path opacity="0.75" d="M29.3 11.7 24.2 27.3 16 16z" />
      <path d="M24.2 27.3H7.8L16 16z" />
      <path opacity="0.85" d="M7.8 27.3 2.7 11.7 16 16z" />
      <path opacity="0.65" d="M2.7 11.7 16 2v14z" />
    </svg>
  );
}
