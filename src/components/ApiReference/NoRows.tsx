import styles from './ApiSection.module.css';

interface NoRowsProps {
  /** Noun for the rows: "prop" and "props". */
  noun: readonly [singular: string, plural: string];
  /** The query; may be empty, where flags alone leave nothing. */
  query: string;
  onReset: () => void;
}

/** Says that a filter leaves no row, with the way back. */
export function NoRows({ noun: [singular, plural], query, onReset }: NoRowsProps) {
  const words = query.trim();
  return (
    <div className={styles.empty}>
      <p>
        No {singular} fits{words && ` “${words}”`}.
      </p>
      <button type="button" onClick={onReset}>
        Show all {plural}
      </button>
    </div>
  );
}
