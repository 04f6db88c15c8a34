import { useEffect, useSyncExternalStore } from 'react';
import { useTranslate } from '../../../hooks/useTranslate';
import { SiteNavigation } from '../SiteNavigation/SiteNavigation';
import { INITIAL_OFFLINE_STATE } from '../../../lib/offline/createOfflineStore';
import { MissingPage } from './MissingPage';
import { OfflineUnavailable } from './OfflineUnavailable';
import { offlineStore } from './offlineStore';
import { PackList } from './PackList';
import { ReadablePages } from './ReadablePages';
import styles from './OfflinePage.module.css';

export function OfflinePage() {
  const t = useTranslate();
  const { phase, obstacle, packs, pages } = useSyncExternalStore(
    offlineStore.subscribe,
    offlineStore.get,
    () => INITIAL_OFFLINE_STATE,
  );

  useEffect(() => {
    void offlineStore.start();
  }, []);

  return (
    <>
      <SiteNavigation />
      <main className={styles.page} data-at-once>
        <h1>{t('offline.title', 'Offline')}</h1>
        <MissingPage />
        <p className={styles.lead}>
          {t(
            'offline.lead',
            'Pages you have opened can be read without a network, with their demos. Whole products can be kept on this device as well.',
          )}
        </p>
        {obstacle && <OfflineUnavailable obstacle={obstacle} />}
        {phase === 'ready' && (
          <div data-needs-script>
            <PackList packs={packs} store={offlineStore} />
            <ReadablePages pages={pages} onForget={offlineStore.forgetPages} />
          </div>
        )}
      </main>
    </>
  );
}
