import { useState } from 'react';
import { useShownLanguage } from '../../hooks/useTranslate';
import { Icon } from '../Icon/Icon';
import styles from './LanguageNotice.module.css';

/** Says that a language did not come. It speaks English: that is what the reader got. */
export function LanguageNotice() {
  const { failed } = useShownLanguage();
  const [closed, setClosed] = useState<string | null>(null);
  const shown = failed !== null && failed !== closed;
  return (
    <div role="status" className={styles.region} lang="en">
      {shown && (
        <div className={styles.notice}>
          <p>
            {nameLanguage(failed)} could not be loaded, so the portal is in English.
            Try again when you are online.
          </p>
          <button
            type="button"
            className={styles.close}
            aria-label="Close message"
            onClick={() => setClosed(failed)}
          >
            <Icon name="CloseRounded" />
          </button>
        </div>
      )}
    </div>
  );
}

function nameLanguage(tag: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
}
