import type { ReactNode } from 'react';
import styles from './ApiTable.module.css';

interface ApiTableProps {
  /** Accessible name: "Props of Button". */
  label: string;
  columns: readonly string[];
  /** Rows that carry `data-api-row`. */
  children: ReactNode;
}

/**
 * The rows of a section. It is a table for everybody who does not see it; the style sheet
 * draws it as one or as a list that folds.
 */
export function ApiTable({ label, columns, children }: ApiTableProps) {
  return (
    <table className={styles.table} aria-label={label} data-columns={columns.length}>
      <thead className={styles.head}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>{children}</tbody>
    </table>
  );
}

/** Columns of props, parameters and fields. */
export const MEMBER_COLUMNS = ['Name', 'Type', 'Default', 'Description'];
