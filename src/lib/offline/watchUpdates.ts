import { decideReload, type ReloadDecision, type ReloadFacts } from './decideReload';
import type { ReloadRecord } from './reloadRecord';
import type { SkipWaitingRequest } from './workerMessages';

/** Part of the page that the watch for new workers needs. */
export interface UpdateSources {
  container: ServiceWorkerContainer;
  /** The window, for the moments at which the page may reload. */
  tab: EventTarget;
  /** Version of a worker; empty where it does not answer. */
  requestVersion: (worker: ServiceWorker) => Promise<string>;
  record: ReloadRecord;
  hasFocus: () => boolean;
  isTyping: () => boolean;
  hasUnsavedDraft: () => boolean;
  now: () => number;
  reload: () => void;
}

/** Events that may turn `wait` into `reload`. */
const MOMENTS = [
  'focus',
  'blur',
  'focusin',
  'focusout',
  'visibilitychange',
  'pageshow',
];

function requestSkipWaiting(worker: ServiceWorker | null): void {
  worker?.postMessage({ type: 'SKIP_WAITING' } satisfies SkipWaitingRequest);
}

/**
 * Tells each new worker to skip waiting, and reloads the page once when it is activated, as
 * far as `decideReload` allows. Each tab watches for itself.
 */
export function watchUpdates(
  registration: ServiceWorkerRegistration,
  sources: UpdateSources,
): void {
  const { container, record } = sources;
  let wasControlled = container.controller !== null;
  /** The last worker that has taken over; only for it may the page reload. */
  let newest: {
    worker: ServiceWorker;
    version: string;
    wasControlled: boolean;
  } | null = null;

  function decide(): ReloadDecision {
    if (!newest) {
      return 'never';
    }
    const question: ReloadFacts = {
      wasControlled: newest.wasControlled,
      isActivated: newest.worker.state === 'activated',
      version: newest.version,
      hasFocus: sources.hasFocus(),
      isTyping: sources.isTyping(),
      hasUnsavedDraft: sources.hasUnsavedDraft(),
      last: record.read(),
      now: sources.now(),
    };
    return decideReload(question);
  }

  function consider(): void {
    const decision = decide();
    if (decision === 'wait' || !newest) {
      return;
    }
    const { version } = newest;
    newest = null;
    // Without a record the next worker could reload the page again, and so on.
    if (decision === 'reload' && record.write({ version, at: sources.now() })) {
      sources.reload();
    }
  }

  async function takeOver(worker: ServiceWorker): Promise<void> {
    const before = wasControlled;
    wasControlled = true;
    const version = await sources.requestVersion(worker);
    if (container.controller === worker) {
      newest = { worker, version, wasControlled: before };
      worker.addEventListener('statechange', consider);
      consider();
    }
  }

  function watchInstalling(): void {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') {
        requestSkipWaiting(registration.waiting);
      }
    });
  }

  container.addEventListener('controllerchange', () => {
    if (container.controller) {
      void takeOver(container.controller);
    }
  });
  for (const moment of MOMENTS) {
    sources.tab.addEventListener(moment, consider);
  }
  registration.addEventListener('updatefound', watchInstalling);
  watchInstalling();
  requestSkipWaiting(registration.waiting);
}
