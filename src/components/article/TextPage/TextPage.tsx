import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './TextPage.module.css';

interface TextPageProps {
  /** Width of the page; a narrow page is prose alone. */
  width: 'narrow' | 'wide';
  /** Language of the content, where it is not that of the shell. */
  lang?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Lead of a page, below its title. In English. */
export function TextLead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>;
}

/** A page of its own, outside of the documentation sets: title, text and what else. */
export function TextPage({ width, lang, className, children }: TextPageProps) {
  return (
    <main className={clsx(styles.page, styles[width], className)} lang={lang}>
      {children}
    </main>
  );
}
