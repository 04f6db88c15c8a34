import { useCallback, useRef } from 'react';
import clsx from 'clsx';
import { useTranslate } from '../../hooks/useTranslate';
import { trustHtml } from '../../lib/trustedTypes';
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
  const t = useTranslate();
  const getElement = useCallback(() => code.current, []);
  return (
    <figure className={styles.figure} dir="ltr" data-code-block>
      <figcaption className={styles.head}>
        <span className={styles.title}>{title ?? language}</span>
        <CopyButton getElement={getElement} />
      </figcaption>
      <pre
        className={clsx(styles.pre, `language-${language}`)}
        // A scrolling region must be reachable by keyboard.
        tabIndex={0}
        role="group"
        aria-label={title ?? t('code.label', '{{language}} code', { language })}
      >
        <code ref={code} dangerouslySetInnerHTML={trustHtml(html)} />
      </pre>
    </figure>
  );
}
