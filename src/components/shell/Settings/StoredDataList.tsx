import { useRef, useState } from 'react';
import { measureStored, STORED_DATA } from '../../../lib/preferences/storedData';
import { BUILT_LANGUAGE } from '../../../state/languageStore';
import { clearStoredData } from '../../../state/clearStoredData';
import { storageAreas } from '../../../state/preferenceStores';
import { useChooseLanguage } from '../../../hooks/useLanguageOfAddress';
import { useShownLanguage } from '../../../hooks/useTranslate';
import styles from './StoredDataList.module.css';

/** A list of the reader's data in this browser, and the button that removes all of it. */
export function StoredDataList() {
  const { code, translate: t } = useShownLanguage();
  const chooseLanguage = useChooseLanguage();
  const [sizes, setSizes] = useState<readonly number[]>([]);
  const forgetButton = useRef<HTMLButtonElement>(null);
  /** Restores the removed data, while that is offered. */
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const [restored, setRestored] = useState(false);
  const list = new Intl.ListFormat(code, { type: 'unit', style: 'short' });
  const size = new Intl.NumberFormat(code, {
    style: 'unit',
    unit: 'byte',
    unitDisplay: 'long',
  });

  const measure = () =>
    setSizes(STORED_DATA.map((data) => measureStored(data, storageAreas)));

  const handleForget = () => {
    // The choice of a language is a change of the address as well.
    chooseLanguage(BUILT_LANGUAGE);
    const restore = clearStoredData();
    measure();
    setRestored(false);
    setUndo(() => () => {
      restore();
      chooseLanguage(code);
    });
  };

  const handleUndo = () => {
    // The button that has the focus goes away.
    forgetButton.current?.focus();
    undo?.();
    measure();
    setUndo(null);
    setRestored(true);
  };

  const handleToggle = () => {
    measure();
    setUndo(null);
    setRestored(false);
  };

  return (
    <details className={styles.stored} onToggle={handleToggle}>
      <summary>{t('storage.title', 'Stored in this browser')}</summary>
      <dl className={styles.list}>
        {STORED_DATA.map(({ keys, describe }, index) => (
          <div
            key={keys.join()}
            className={styles.row}
            data-stored={Boolean(sizes[index])}
          >
            <dt>{list.format(describe(t))}</dt>
            <dd className={styles.keys}>
              {keys.map((key) => (
                <code key={key}>{key}</code>
              ))}
            </dd>
            <dd className={styles.size}>
              {sizes[index] ? size.format(sizes[index]) : '–'}
            </dd>
          </div>
        ))}
      </dl>
      <button
        ref={forgetButton}
        type="button"
        className={styles.forget}
        onClick={handleForget}
      >
        {t('storage.forget', 'Forget everything')}
      </button>
      <div className={styles.result}>
        <p role="status" className={styles.status}>
          {undo && t('storage.forgotten', 'Nothing is stored any more.')}
          {restored && t('undo.done', 'Everything is as it was.')}
        </p>
        {undo && (
          <button type="button" className={styles.undo} onClick={handleUndo}>
            {t('undo.action', 'Undo')}
          </button>
        )}
      </div>
    </details>
  );
}
