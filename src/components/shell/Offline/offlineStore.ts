import siteConfig from '@generated/docusaurus.config';
import type { SiteFacts } from '../../../../config/siteFacts';
import { workerStart } from '../../../state/workerStart';
import { createOfflineStore } from '../../../lib/offline/createOfflineStore';
import { findObstacle } from '../../../lib/offline/findObstacle';

const { productionHost } = siteConfig.customFields as unknown as SiteFacts;

/**
 * Time for the first worker to be there, in milliseconds: the page that asks may be the first
 * one, and then the worker is only just being fetched.
 */
const WORKER_MS = 20_000;

async function readFreeSpace(): Promise<number | null> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined ? null : quota - (usage ?? 0);
  } catch {
    return null;
  }
}

/** Packs and pages of the portal that this device keeps. */
export const offlineStore = createOfflineStore({
  get caches() {
    return window.caches;
  },
  get root() {
    return `${window.location.origin}${siteConfig.baseUrl}`;
  },
  fetch: (address, options) => fetch(address, options),
  findObstacle: () =>
    findObstacle({
      place: {
        host: window.location.host,
        productionHost,
        isSecure: window.isSecureContext,
        hasServiceWorker: 'serviceWorker' in navigator && 'caches' in window,
      },
      hasCache: (name) => window.caches.has(name),
      container: navigator.serviceWorker,
      start: workerStart,
      waitForStart: () =>
        new Promise((resolve) => {
          setTimeout(resolve, WORKER_MS);
        }),
    }),
  readFreeSpace,
  askToPersist: async () => navigator.storage.persist(),
});
