import { useState } from 'react';
import { measureStored, STORED_DATA } from '../../lib/storedData';
import { BUILT_LANGUAGE } from '../../hooks/languageStore';
import { forgetEverything } from '../../hooks/forgetEverything';
import { storageAreas } from '../../hooks/preferenceStores';
import { useChooseLanguage } from '../../hooks/useLanguageOfAddress';
import { useShownLanguage } from '../../hooks/useTranslate';
import styles from './StoredDataList.module.css';

/** What this browser keeps of the reader, and the button that removes all of it. */
export function StoredDataList() {
  const { code, translate: t } = useShownLanguage();
  const chooseLanguage = useChooseLanguage();
  const [sizes, setSizes] = useState<readonly number[]>([]);
  const [forgotten, setForgotten] = useState(false);
  const list = new Intl.ListFormat(code, { type: 'unit', style: 'short' });
  const size = new Intl.NumberFormat(code, {
    style: 'unit',
    unit: 'byte',
    unitDisplay: 'long',
  });

  const measure = () =>
    setSizes(STORED_DATA.map((data) => measureStored(data, storageAreas)));

  const handleForget = () => {
    chooseLanguage(BUILT_LANGUAGE);
    forgetEverything();
    measure();
    setForgotten(true);
  };

  return (
    <details
      className={styles.stored}
      onToggle={() => {
        measure();
        setForgotten(false);
      }}
    >
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
      <button type="button" className={styles.forget} onClick={handleForget}>
        {t('storage.forget', 'Forget everything')}
      </button>
      <p role="status" className={styles.status}>
        {forgotten && t('storage.forgotten', 'Nothing is stored any more.')}
      </p>
    </details>
  );
}
