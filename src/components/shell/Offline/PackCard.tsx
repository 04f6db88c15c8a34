import { useId, useRef } from 'react';
import { formatMegabytes } from '../../../lib/offline/packs';
import { useShownLanguage } from '../../../hooks/useTranslate';
import type {
  OfflineStore,
  PackView,
} from '../../../lib/offline/createOfflineStore';
import styles from './OfflinePage.module.css';

interface PackCardProps {
  pack: PackView;
  /** Whether some pack is being loaded: one at a time. */
  isBusy: boolean;
  store: OfflineStore;
}

export function PackCard({ pack, isBusy, store }: PackCardProps) {
  const { translate: t, code } = useShownLanguage();
  const card = useRef<HTMLLIElement>(null);
  const nameId = useId();
  const { id, name, bytes, state, loaded, failure } = pack;
  const size = (value: number) => formatMegabytes(value, code);

  /** The button that was pressed goes; what follows stands in the same card. */
  const keepFocus = () => card.current?.focus();
  const install = () => {
    keepFocus();
    void store.install(id);
  };

  return (
    <li ref={card} className={styles.pack} tabIndex={-1} aria-labelledby={nameId}>
      <h3 id={nameId}>{name}</h3>
      <p className={styles.extent}>
        <bdi>{size(bytes)}</bdi>
      </p>
      <p className={styles.state} role="status" data-failed={failure !== null}>
        {describeState(pack, t)}
      </p>
      {state === 'loading' ? (
        <>
          <div className={styles.progress}>
            <progress aria-labelledby={nameId} max={bytes} value={loaded} />
            <bdi>
              {size(loaded)} / {size(bytes)}
            </bdi>
          </div>
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              keepFocus();
              store.cancel(id);
            }}
          >
            {t('offline.cancel', 'Cancel')}
          </button>
        </>
      ) : (
        <div className={styles.actions}>
          {state !== 'current' && (
            <button
              type="button"
              className={styles.button}
              disabled={isBusy}
              onClick={install}
            >
              {state === 'absent'
                ? t('offline.make', 'Make {{product}} available offline', {
                    product: name,
                  })
                : t('offline.update', 'Update {{product}}', { product: name })}
            </button>
          )}
          {state !== 'absent' && (
            <button
              type="button"
              className={styles.button}
              disabled={isBusy}
              onClick={() => {
                keepFocus();
                void store.remove(id);
              }}
            >
              {t('offline.remove', 'Remove {{product}}', { product: name })}
            </button>
          )}
        </div>
      )}
    </li>
  );
}

function describeState(
  { state, failure }: PackView,
  t: ReturnType<typeof useShownLanguage>['translate'],
): string | null {
  if (failure === 'room') {
    return t('offline.noRoom', 'There is not enough room on this device.');
  }
  if (failure === 'network') {
    return t(
      'offline.brokeOff',
      'The download broke off. What has arrived stays; try again when you are online.',
    );
  }
  switch (state) {
    case 'current':
      return t('offline.kept', 'Available offline');
    case 'outdated':
      return t('offline.outdated', 'An earlier version is available offline');
    default:
      return null;
  }
}
