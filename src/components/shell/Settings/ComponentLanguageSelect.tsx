import { useId } from 'react';
import { useComponentLanguage } from '../../../hooks/useComponentTexts';
import { useTranslate } from '../../../hooks/useTranslate';
import { useOfferedLanguages } from './useOfferedLanguages';
import styles from './SettingsDialog.module.css';

/** Language of what the libraries' components say by themselves. */
export function ComponentLanguageSelect() {
  const id = useId();
  const t = useTranslate();
  const [code, setCode] = useComponentLanguage();
  // English is what components say without texts.
  const languages = useOfferedLanguages().filter(
    (language) => language.components !== null || language.code === 'en',
  );

  return (
    <div className={styles.group}>
      <label htmlFor={id} className={styles.selectLabel}>
        {t('settings.componentLanguage', 'Language of components')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={languages.some((language) => language.code === code) ? code! : ''}
        disabled={languages.length === 0}
        onChange={({ target }) => setCode(target.value || null)}
      >
        <option value="">{t('settings.asPortal', 'The same as the portal')}</option>
        {languages.map((language) => (
          <option key={language.code} value={language.code} lang={language.code}>
            {language.name}
          </option>
        ))}
      </select>
    </div>
  );
}
