import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { registerCopyTarget } from '../../../clientModules/copyShortcut';
import { useTranslate } from '../../../hooks/useTranslate';
import { useCopy } from '../../../hooks/useCopy';
import { PauseButton } from '../Demo/PauseButton';
import type { EndlessMotion } from '../Demo/useEndlessMotion';
import { Icon } from '../../controls/Icon/Icon';
import styles from './Playground.module.css';

interface PlaygroundActionsProps {
  /** The code as it is copied. */
  text: string;
  /** Element that shows it. */
  code: RefObject<HTMLElement>;
  /** Whether there is nothing to reset. */
  atStart: boolean;
  onReset: () => void;
  /** Brings back what the reset has thrown away; null where it was nothing. */
  onUndoReset: (() => void) | null;
  motion: EndlessMotion;
}

export function PlaygroundActions({
  text,
  code,
  atStart,
  onReset,
  onUndoReset,
  motion,
}: PlaygroundActionsProps) {
  const t = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  const [codeCopied, copyCode] = useCopy({
    getText: useCallback(() => text, [text]),
    onRefused: useCallback(() => selectElement(code.current), [code]),
  });
  const [linkCopied, copyLink] = useCopy({
    getText: useCallback(() => window.location.href, []),
    // The address bar has it already.
    onRefused: useCallback(() => {}, []),
  });

  useEffect(
    () => (bar.current ? registerCopyTarget(bar.current, copyCode) : undefined),
    [copyCode],
  );

  return (
    <div ref={bar} className={styles.actions} data-needs-script data-chrome>
      <button
        type="button"
        className={styles.action}
        onClick={() => void copyCode()}
      >
        <Icon name={codeCopied ? 'CheckRounded' : 'ContentCopyRounded'} />
        {codeCopied ? t('copy.done', 'Copied') : t('copy.action', 'Copy')}
      </button>
      <button
        type="button"
        className={styles.action}
        onClick={() => void copyLink()}
      >
        <Icon name={linkCopied ? 'CheckRounded' : 'LinkRounded'} />
        {linkCopied
          ? t('demo.linkCopied', 'Link copied')
          : t('demo.copyLink', 'Copy link')}
      </button>
      <PauseButton motion={motion} className={styles.action} />
      {/* A single button: nothing moves, and the focus stays. */}
      <button
        type="button"
        className={styles.action}
        aria-disabled={atStart && !onUndoReset}
        onClick={onUndoReset ?? onReset}
      >
        {onUndoReset ? (
          t('undo.action', 'Undo')
        ) : (
          <>
            <Icon name="RestartAltRounded" />
            {t('demo.reset', 'Reset demo')}
          </>
        )}
      </button>
      <span className={styles.status} role="status">
        {codeCopied || linkCopied ? t('copy.done', 'Copied') : ''}
        {onUndoReset && t('demo.resetDone', 'The original is back.')}
      </span>
    </div>
  );
}

/** With the code selected, the browser's own copy works. */
function selectElement(element: HTMLElement | null): void {
  if (element) {
    window.getSelection()?.selectAllChildren(element);
  }
}
