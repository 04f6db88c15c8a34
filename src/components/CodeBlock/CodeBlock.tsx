import { useCallback, useRef } from 'react';
import clsx from 'clsx';
import { CopyButton } from './CopyButton';
import styles from './CodeBlock.module.css';

interface CodeBlockProps {
  /** Highlighted at build by `plugins/code-blocks`; every character is escaped there. */
  html: string;
  language: string;
  title?: string;
}

export function CodeBlock({ html, language, title }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  const getElement = useCallback(() => code.current, []);
  return (
    <figure className={styles.figure} data-code-block>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.body}>
        <pre
          className={clsx(styles.pre, `language-${language}`)}
          dir="ltr"
          // A scrolling region must be reachable by keyboard.
          tabIndex={0}
          role="region"
          aria-label={title ?? `${language} code`}
        >
          <code ref={code} dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        <CopyButton getElement={getElement} className={styles.copy} />
      </div>
    </figure>
  );
}
