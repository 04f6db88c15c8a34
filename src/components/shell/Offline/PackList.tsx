import { useTranslate } from '../../../hooks/useTranslate';
import type {
  OfflineStore,
  PackView,
} from '../../../lib/offline/createOfflineStore';
import { PackCard } from './PackCard';
import styles from './OfflinePage.module.css';

interface PackListProps {
  /** Null where the list could not be loaded. */
  packs: readonly PackView[] | null;
  store: OfflineStore;
}

export function PackList({ packs, store }: PackListProps) {
  const t = useTranslate();
  const isBusy = packs?.some(({ state }) => state === 'loading') ?? false;
  return (
    <section aria-labelledby="offline-products">
      <h2 id="offline-products">{t('products.label', 'Products')}</h2>
      {packs ? (
        <ul className={styles.packs}>
          {packs.map((pack) => (
            <PackCard key={pack.id} pack={pack} isBusy={isBusy} store={store} />
          ))}
        </ul>
      ) : (
        <div className={styles.notice} role="status">
          <p>{t('feedback.failed', 'That did not work. Please try again.')}</p>
          <button
            type="button"
            className={styles.button}
            onClick={() => void store.start()}
          >
            {t('crash.tryAgain', 'Try again')}
          </button>
        </div>
      )}
    </section>
  );
}
