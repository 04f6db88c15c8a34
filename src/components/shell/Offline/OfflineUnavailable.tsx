import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Obstacle } from '../../../lib/offline/findObstacle';
import { useSiteFacts } from '../../../hooks/useSiteFacts';
import { useTranslate } from '../../../hooks/useTranslate';
import styles from './OfflinePage.module.css';

interface OfflineUnavailableProps {
  obstacle: Obstacle;
}

/** Says that nothing is kept for reading without a network, and why. */
export function OfflineUnavailable({ obstacle }: OfflineUnavailableProps) {
  const { productionHost } = useSiteFacts();
  const address = useBaseUrl('/offline/');
  const t = useTranslate();

  const reasons: Record<Obstacle, string> = {
    host: t('offline.onHost', 'Offline use is set up for {{host}} only.', {
      host: productionHost,
    }),
    insecure: t(
      'offline.insecure',
      'The connection is not secure. Offline use needs HTTPS.',
    ),
    unsupported: t(
      'offline.unsupported',
      'Service workers are not available. Some browsers turn them off in private windows.',
    ),
    refused: t(
      'offline.blocked',
      'Storage is blocked, as in private windows or by privacy settings.',
    ),
    failed: t('offline.failed', 'The service worker could not be installed.'),
    withdrawn: t(
      'offline.withdrawn',
      'Offline use is currently switched off for this portal.',
    ),
  };

  return (
    <div
      className={styles.notice}
      role="status"
      data-needs-script
      data-obstacle={obstacle}
    >
      <div>
        <p className={styles.nothing}>
          {t(
            'offline.refused',
            'This browser keeps nothing for offline use at this address.',
          )}
        </p>
        <p>{reasons[obstacle]}</p>
      </div>
      {/* Not a link of the router: the worker is registered when a document is loaded. */}
      {obstacle === 'failed' && (
        <a className={styles.button} href={address}>
          {t('crash.tryAgain', 'Try again')}
        </a>
      )}
    </div>
  );
}
