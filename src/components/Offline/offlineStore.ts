import siteConfig from '@generated/docusaurus.config';
import type { SiteFacts } from '../../../config/siteFacts';
import { mayRegister } from '../../lib/offline/mayRegister';
import { createOfflineStore } from '../../lib/offline/createOfflineStore';

const { productionHost } = siteConfig.customFields as unknown as SiteFacts;

/** Time for the first worker to be ready, in milliseconds. */
const WORKER_MS = 20_000;

/** The page that asks may be the first one: then the worker is only just being fetched. */
async function hasWorker(): Promise<boolean> {
  const isAllowed = mayRegister({
    host: window.location.host,
    productionHost,
    hasServiceWorker: 'serviceWorker' in navigator && 'caches' in window,
  });
  if (!isAllowed) {
    return false;
  }
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), WORKER_MS);
  });
  return Promise.race([navigator.serviceWorker.ready.then(() => true), late]);
}

async function readRoom(): Promise<number | null> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined ? null : quota - (usage ?? 0);
  } catch {
    return null;
  }
}

/** What this device keeps of the portal. */
export const offlineStore = createOfflineStore({
  get caches() {
    return window.caches;
  },
  get root() {
    return `${window.location.origin}${siteConfig.baseUrl}`;
  },
  fetch: (address, options) => fetch(address, options),
  hasWorker,
  readRoom,
  askToPersist: async () => navigator.storage.persist(),
});
