import type { ReactNode } from 'react';
import styles from './BlogHeader.module.css';

interface BlogHeaderProps {
  title: ReactNode;
  lead?: string;
  /** Links to the other lists of the blog. */
  children?: ReactNode;
}

/** Head of a page that lists posts. */
export function BlogHeader({ title, lead, children }: BlogHeaderProps) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children && <div className={styles.links}>{children}</div>}
    </header>
  );
}
