import { useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useTranslate } from '../../../hooks/useTranslate';
import { parseRequestedPage } from '../../../lib/offline/requestedPage';
import { FilledText } from '../../article/Language/FilledText';
import styles from './OfflinePage.module.css';

/** Names the requested page that is not kept, and links back to it. */
export function MissingPage() {
  const t = useTranslate();
  const baseUrl = useBaseUrl('/');
  const [asked, setAsked] = useState<string | null>(null);

  useEffect(() => {
    setAsked(
      parseRequestedPage(window.location.search, window.location.origin, baseUrl),
    );
  }, [baseUrl]);

  useEffect(() => {
    if (asked === null) {
      return undefined;
    }
    const goBack = () => window.location.replace(asked);
    window.addEventListener('online', goBack);
    return () => window.removeEventListener('online', goBack);
  }, [asked]);

  return asked === null ? null : (
    <div className={styles.missing} role="status">
      <p>
        <FilledText
          text={t(
            'offline.missing',
            'There is no network, and {{page}} is not kept on this device.',
          )}
          nodes={{ page: <code dir="ltr">{asked}</code> }}
        />
      </p>
      {/* Not a link of the router: the page itself is what is missing. */}
      <a className={styles.button} href={asked}>
        {t('crash.tryAgain', 'Try again')}
      </a>
    </div>
  );
}
