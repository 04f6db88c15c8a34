import { useCallback, useEffect, useRef } from 'react';
import { registerCopyTarget } from '../../../clientModules/copyShortcut';
import { useCopy } from '../../../hooks/useCopy';
import { useShownLanguage } from '../../../hooks/useTranslate';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  /** Finds the element whose text is copied. */
  getElement: () => HTMLElement | null;
}

export function CopyButton({ getElement }: CopyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { code, translate: t } = useShownLanguage();
  const [copied, copy] = useCopy({
    getText: useCallback(() => getElement()?.textContent ?? null, [getElement]),
    onRefused: useCallback(() => selectElement(getElement()), [getElement]),
  });

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
      <span aria-live="polite" lang={code}>
        {copied ? t('copy.done', 'Copied') : t('copy.action', 'Copy')}
      </span>
    </button>
  );
}

/** With the code selected, the browser's own copy works. */
function selectElement(element: HTMLElement | null): void {
  if (element) {
    window.getSelection()?.selectAllChildren(element);
  }
}
