import { PAGES_CACHE } from './cacheNames';
import { isProductionHost, type RegistrationPlace } from './canRegisterWorker';

/**
 * Why nothing is kept for reading without a network.
 *
 * - `host`: the worker belongs to another host, the production host.
 * - `insecure`: the page came over a connection on which browsers have no workers.
 * - `unsupported`: the browser has no workers or no caches; some have none in private windows.
 * - `refused`: the browser does not let this site store anything.
 * - `failed`: the worker could not be fetched or installed.
 * - `withdrawn`: the host publishes the kill switch in place of the worker.
 */
export type Obstacle =
  'host' | 'insecure' | 'unsupported' | 'refused' | 'failed' | 'withdrawn';

/**
 * Name of Chromium's error where a reader or an administrator blocks workers. A `SecurityError`
 * may as well be the host's doing, which answers with a page; where it is the browser's, its
 * caches refuse, too.
 */
const REFUSAL = 'NotSupportedError';

/**
 * Follows a worker from its registration until it is in charge, or will never be.
 *
 * @param registering what `container.register` has answered
 * @returns null when the worker is there; never rejects
 */
export async function followWorker(
  registering: Promise<ServiceWorkerRegistration>,
  container: Pick<ServiceWorkerContainer, 'getRegistration'>,
): Promise<Obstacle | null> {
  try {
    const { active, waiting, installing } = await registering;
    if (active?.state === 'activated') {
      return null;
    }
    const worker = installing ?? waiting ?? active;
    return worker ? await followStates(worker, container) : 'failed';
  } catch (error) {
    return (error as Error).name === REFUSAL ? 'refused' : 'failed';
  }
}

function followStates(
  worker: ServiceWorker,
  container: Pick<ServiceWorkerContainer, 'getRegistration'>,
): Promise<Obstacle | null> {
  return new Promise((resolve, reject) => {
    /** Only a worker that was installed can take itself away. */
    let wasInstalled = false;
    const look = () => {
      switch (worker.state) {
        case 'activating':
          wasInstalled = true;
          break;
        case 'activated':
          // The kill switch has unregistered itself by now.
          container
            .getRegistration()
            .then((kept) => resolve(kept ? null : 'withdrawn'), reject);
          break;
        case 'redundant':
          resolve(wasInstalled ? 'withdrawn' : 'failed');
      }
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Part of the browser that the check needs. */
export interface ObstacleSources {
  place: RegistrationPlace & {
    /** `window.isSecureContext` */
    isSecure: boolean;
  };
  /** Called only where the browser has workers. Throws or rejects where storage is disabled. */
  hasCache: (name: string) => Promise<boolean>;
  container: Pick<ServiceWorkerContainer, 'controller' | 'getRegistration'>;
  /**
   * Outcome that `followWorker` reports for this page's registration, which may still be
   * pending.
   */
  start: Promise<Obstacle | null>;
  /** Ends when waiting for that is no longer worth while. */
  waitForStart: () => Promise<void>;
}

/**
 * Returns the reason why nothing is kept, or null where a worker responds from its caches.
 *
 * @throws what the container throws where not even its registrations can be read
 */
export async function findObstacle({
  place,
  hasCache,
  container,
  start,
  waitForStart,
}: ObstacleSources): Promise<Obstacle | null> {
  if (!isProductionHost(place)) {
    return 'host';
  }
  if (!place.isSecure) {
    return 'insecure';
  }
  if (!place.hasServiceWorker) {
    return 'unsupported';
  }
  try {
    await hasCache(PAGES_CACHE);
  } catch {
    return 'refused';
  }
  if (container.controller) {
    return null;
  }
  // The script that registers the worker may be missing, and one of an earlier visit be there.
  const late = async () => {
    await waitForStart();
    return (await container.getRegistration())?.active ? null : 'failed';
  };
  return Promise.race([start, late()]);
}
