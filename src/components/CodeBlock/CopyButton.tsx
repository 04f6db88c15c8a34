import { useCallback, useEffect, useRef, useState } from 'react';
import { COPY_CONFIRMATION_MS, copyText } from '../../lib/clipboard';
import { registerCopyTarget } from '../../clientModules/copyShortcut';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  /** Finds the element whose text is copied. */
  getElement: () => HTMLElement | null;
}

export function CopyButton({ getElement }: CopyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<number>();
  const [copied, setCopied] = useState(false);

  const copy = useCallback(async () => {
    const element = getElement();
    if (!element) {
      return;
    }
    try {
      await copyText(element.textContent ?? '', { navigator: window.navigator });
      setCopied(true);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(
        () => setCopied(false),
        COPY_CONFIRMATION_MS,
      );
    } catch {
      // Refused: with the code selected, the browser's own copy works.
      window.getSelection()?.selectAllChildren(element);
    }
  }, [getElement]);

  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(
    () => (button.current ? registerCopyTarget(button.current, copy) : undefined),
    [copy],
  );

  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      data-copied={copied || undefined}
      data-needs-script
      onClick={() => void copy()}
    >
      <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
    </button>
  );
}
