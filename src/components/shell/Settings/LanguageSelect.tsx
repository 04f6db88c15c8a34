import { useId } from 'react';
import { useChooseLanguage } from '../../../hooks/useLanguageOfAddress';
import { useShownLanguage } from '../../../hooks/useTranslate';
import { useOfferedLanguages } from './useOfferedLanguages';
import styles from './SettingsDialog.module.css';

/** Language of the shell, each under its own name. */
export function LanguageSelect() {
  const id = useId();
  const { code, translate: t } = useShownLanguage();
  const chooseLanguage = useChooseLanguage();
  const languages = useOfferedLanguages();

  return (
    <div className={styles.group}>
      <label htmlFor={id} className={styles.selectLabel}>
        {t('settings.language', 'Language')}
      </label>
      <select
        id={id}
        className={styles.select}
        value={languages.length > 0 ? code : ''}
        disabled={languages.length === 0}
        aria-describedby={`${id}-note`}
        onChange={(event) => chooseLanguage(event.target.value)}
      >
        {languages.map((language) => (
          <option key={language.code} value={language.code} lang={language.code}>
            {language.name}
          </option>
        ))}
      </select>
      <p id={`${id}-note`} className={styles.hint}>
        {t(
          'settings.languageNote',
          'For the portal and the components in demos. The documentation is in English.',
        )}
      </p>
    </div>
  );
}
