import { useCallback, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { CopyButton } from './CopyButton';
import styles from './CodeBlock.module.css';

interface CodeFigureProps {
  title: string;
  /** Name of the region that scrolls. */
  label: string;
  className?: string;
  /** The element with the code. */
  children: ReactNode;
}

/** Code below its title, with a button that copies it. */
export function CodeFigure({ title, label, className, children }: CodeFigureProps) {
  const code = useRef<HTMLPreElement>(null);
  const getElement = useCallback(() => code.current, []);
  return (
    <figure className={styles.figure} dir="ltr" data-code-block>
      <figcaption className={styles.head}>
        <span className={styles.title}>{title}</span>
        <CopyButton getElement={getElement} />
      </figcaption>
      <pre
        ref={code}
        className={clsx(styles.pre, className)}
        // A scrolling region must be reachable by keyboard.
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        {children}
      </pre>
    </figure>
  );
}
