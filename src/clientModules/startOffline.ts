import siteConfig from '@generated/docusaurus.config';
import { drafts } from '../state/preferenceStores';
import { reloadRecord } from '../state/reloadRecordStore';
import { reportWorkerStart } from '../state/workerStart';
import { requestVersion } from '../lib/offline/requestVersion';
import { followWorker } from '../lib/offline/findObstacle';
import { keepPage } from '../lib/offline/keepPage';
import { watchUpdates } from '../lib/offline/watchUpdates';
import { trustScript } from '../lib/page/trustedTypes';
import { reloadPage } from './reloadPage';

const WRITABLE =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"])';

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

const root = `${window.location.origin}${siteConfig.baseUrl}`;

/** Never rejects: without a worker the portal is what it was before there were any. */
async function register(): Promise<ServiceWorkerRegistration | null> {
  const { serviceWorker: container } = navigator;
  const requestWorker = async () =>
    container.register(trustScript(`${siteConfig.baseUrl}sw.js`));
  const registering = requestWorker();
  // The offline page says what has become of it.
  reportWorkerStart(followWorker(registering, container));
  try {
    const registration = await registering;
    watchUpdates(registration, {
      container,
      tab: window,
      requestVersion,
      record: reloadRecord,
      hasFocus: () => document.hasFocus(),
      isTyping: () => document.activeElement?.matches(WRITABLE) ?? false,
      hasUnsavedDraft: () => drafts.hasUnsaved(),
      now: Date.now,
      reload: reloadPage,
    });
    return registration;
  } catch {
    return null;
  }
}

/** Without a worker in charge, as after the kill switch, nothing is kept. */
function waitForWorker(container: ServiceWorkerContainer): Promise<unknown> {
  return container.controller
    ? Promise.resolve()
    : new Promise((resolve) => {
        container.addEventListener('controllerchange', resolve, { once: true });
      });
}

let registered: Promise<ServiceWorkerRegistration | null> | undefined;

/**
 * Called for each page the reader opens: registers the worker with the first one, and keeps
 * the page when the worker is there. Comes as a chunk when the page has come to rest.
 *
 * @param pathname with the portal's base path
 */
export async function visitPage(pathname: string): Promise<void> {
  registered ??= register();
  if ((await registered) === null) {
    return;
  }
  await waitForWorker(navigator.serviceWorker);
  await keepPage(pathname.slice(siteConfig.baseUrl.length), {
    caches: window.caches,
    root,
    fetch: (address, options) => fetch(address, options),
    listLoaded: () =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    savesData: savesData(),
    now: Date.now,
  });
}
