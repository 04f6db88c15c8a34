import { createOfflineWorker, type ShellFile } from './createOfflineWorker';
import type { WorkerRequest } from '../lib/offline/workerMessages';
import type { WorkerScope } from './types';

/** Path of the page that is shown in place of those that are not there. */
const OFFLINE_PAGE = 'offline/';

/**
 * Binds the worker to its events. At once: what is bound later is not heard.
 *
 * @param shell written into the file at build
 */
export function startWorker(scope: WorkerScope, shell: readonly ShellFile[]): void {
  const { origin, pathname: baseUrl } = new URL('./', scope.location.href);
  const worker = createOfflineWorker({
    caches: scope.caches,
    fetch: (request, options) => fetch(request, options),
    wait: (milliseconds) =>
      new Promise((resolve) => {
        setTimeout(resolve, milliseconds);
      }),
    origin,
    baseUrl,
    shell,
    offlinePage: OFFLINE_PAGE,
  });
  scope.addEventListener('install', (event) => event.waitUntil(worker.install()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(worker.activate().then(() => scope.clients.claim())),
  );
  scope.addEventListener('fetch', (event) => {
    const response = worker.respond(event.request, (work) => event.waitUntil(work));
    if (response) {
      event.respondWith(response);
    }
  });
  scope.addEventListener('message', (event) => {
    const { data, ports } = event;
    switch ((data as WorkerRequest | null)?.type) {
      case 'VERSION':
        ports[0]?.postMessage(worker.version);
        break;
      case 'SKIP_WAITING':
        event.waitUntil(scope.skipWaiting());
    }
  });
}
