import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { themeToHash } from '../../../lib/preferences/themeLink';
import { isThemeLinked, leaveThemeLink } from '../../../state/preferenceStores';
import { useCopy } from '../../../hooks/useCopy';
import { useModeChoice } from '../../../hooks/usePaletteMode';
import { useThemeState } from '../../../hooks/useThemeState';
import { useTranslate } from '../../../hooks/useTranslate';
import styles from './SettingsDialog.module.css';

/** Copies the address of the page with the theme in it; says so where it came from one. */
export function ThemeLink() {
  const t = useTranslate();
  const [theme] = useThemeState();
  const [mode] = useModeChoice();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState(false);
  const [, update] = useReducer((count: number) => count + 1, 0);
  const getAddress = useCallback(() => {
    const { origin, pathname, search, hash } = window.location;
    return `${origin}${pathname}${search}${themeToHash({ ...theme, mode }, hash)}`;
  }, [theme, mode]);
  const [copied, copy] = useCopy({
    getText: getAddress,
    onRefused: useCallback(() => setRefused(true), []),
  });

  // Selected, the browser's own copy works.
  useEffect(() => {
    if (refused) {
      field.current?.select();
    }
  }, [refused]);

  const handleLeave = () => {
    leaveThemeLink();
    update();
    button.current?.focus();
  };

  return (
    <div className={styles.link}>
      {isThemeLinked() && (
        <>
          <p className={styles.hint}>
            {t(
              'themeLink.active',
              'These settings come from a link. They hold in this tab until you change one of them.',
            )}
          </p>
          <button type="button" className={styles.reset} onClick={handleLeave}>
            {t('themeLink.leave', 'Back to my settings')}
          </button>
        </>
      )}
      <button
        ref={button}
        type="button"
        className={styles.reset}
        onClick={() => void copy()}
      >
        <span aria-live="polite">
          {copied
            ? t('copy.done', 'Copied')
            : t('themeLink.copy', 'Copy link to these settings')}
        </span>
      </button>
      {refused && (
        <input
          ref={field}
          readOnly
          dir="ltr"
          className={styles.select}
          aria-label={t('themeLink.copy', 'Copy link to these settings')}
          value={getAddress()}
        />
      )}
    </div>
  );
}
