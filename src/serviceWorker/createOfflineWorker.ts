import { hashText } from '../lib/text/hashText';
import {
  FILES_CACHE,
  listOldShells,
  PACKS_CACHE,
  PAGES_CACHE,
  shellToCache,
} from '../lib/offline/cacheNames';
import {
  isHashedFile,
  requestToStrategy,
  type PortalPlace,
} from '../lib/offline/requestToStrategy';

/** A file of the shell: path below the base path, and a hash where the name has none. */
export interface ShellFile {
  url: string;
  revision: string | null;
}

/** Dependencies of the worker. */
export interface OfflineWorkerSources extends PortalPlace {
  caches: CacheStorage;
  fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  shell: readonly ShellFile[];
  /** Path of the page that is shown in place of those that are not there. */
  offlinePage: string;
}

/** The decisions of the service worker, apart from its events. */
export interface OfflineWorker {
  /** Changes with any file of the shell. */
  version: string;
  /**
   * Fetches the shell. A file that fails to load is left out, and comes from the network on
   * demand.
   *
   * @throws if the offline page is not there: then the earlier worker stays
   */
  install(): Promise<void>;
  /** Deletes shells that no tab can come from any more. */
  activate(): Promise<void>;
  /**
   * Answers a request; null leaves it to the browser.
   *
   * @param keepAlive told of work that goes on after the answer
   */
  respond(
    request: Request,
    keepAlive: (work: Promise<unknown>) => void,
  ): Promise<Response> | null;
}

/** Time that the network may take before the kept page is shown instead, in milliseconds. */
export const NETWORK_LIMIT_MS = 3000;

function readDate(response: Response): number {
  return Date.parse(response.headers.get('date') ?? '') || 0;
}

/** Creates the worker. Nothing happens before one of its members is called. */
export function createOfflineWorker({
  caches,
  fetch,
  wait,
  shell,
  origin,
  baseUrl,
  offlinePage,
}: OfflineWorkerSources): OfflineWorker {
  const version = hashText(JSON.stringify(shell)).toString(16).padStart(8, '0');
  const toAddress = (path: string) => `${origin}${baseUrl}${path}`;

  /** Of several copies the newest: a page may have been visited and be in a pack. */
  async function findKept(address: string): Promise<Response | undefined> {
    const path = address.slice(toAddress('').length);
    if (isHashedFile(path)) {
      return caches.match(address, { ignoreVary: true });
    }
    const copies = await Promise.all(
      [PAGES_CACHE, FILES_CACHE, PACKS_CACHE, shellToCache(version)].map(
        (cacheName) => caches.match(address, { cacheName, ignoreVary: true }),
      ),
    );
    return copies
      .filter((copy) => copy !== undefined)
      .sort((a, b) => readDate(b) - readDate(a))[0];
  }

  /** Keeps a copy; a full disk is no reason to fail. */
  async function keep(cacheName: string, address: string, response: Response) {
    if (!response.ok || response.redirected) {
      return;
    }
    try {
      await (await caches.open(cacheName)).put(address, response);
    } catch {
      // Storage is full or was removed: the reader has the requested response.
    }
  }

  /** Fetches, and keeps a copy on the side. */
  function fetchAndKeep(
    request: Request,
    cacheName: string,
    address: string,
    keepAlive: (work: Promise<unknown>) => void,
  ): Promise<Response> {
    const answer = fetch(request);
    keepAlive(
      answer.then(
        (response) => keep(cacheName, address, response.clone()),
        () => undefined,
      ),
    );
    return answer;
  }

  /** The network's answer, unless it takes too long, fails, or the host is in trouble. */
  async function waitForGoodAnswer(
    network: Promise<Response>,
  ): Promise<Response | null> {
    const answer = await Promise.race([
      network.catch(() => null),
      wait(NETWORK_LIMIT_MS).then(() => null),
    ]);
    return answer && answer.status < 500 ? answer : null;
  }

  async function respondFresh(network: Promise<Response>, address: string) {
    return (
      (await waitForGoodAnswer(network)) ??
      (await findKept(address)) ??
      (await network)
    );
  }

  async function respondToPage(
    network: Promise<Response>,
    { pathname, search }: URL,
  ): Promise<Response> {
    const address = `${origin}${pathname}`;
    const answer =
      (await waitForGoodAnswer(network)) ??
      (await findKept(address)) ??
      (await findKept(`${address}/`));
    if (answer) {
      return answer;
    }
    try {
      return await network;
    } catch (error) {
      if (address === toAddress(offlinePage)) {
        throw error;
      }
      const requestedPath = encodeURIComponent(pathname + search);
      return Response.redirect(`${toAddress(offlinePage)}?page=${requestedPath}`);
    }
  }

  async function loadShellFile(cache: Cache, { url }: ShellFile): Promise<void> {
    const address = toAddress(url);
    const response =
      (isHashedFile(url) && (await caches.match(address, { ignoreVary: true }))) ||
      // Not from the browser's own cache, which may be older than this worker.
      (await fetch(address, { cache: isHashedFile(url) ? 'default' : 'reload' }));
    if (!response.ok) {
      throw new Error(`${address} answered ${response.status}`);
    }
    await cache.put(address, response);
  }

  return {
    version,
    async install() {
      const cache = await caches.open(shellToCache(version));
      await Promise.allSettled(shell.map((file) => loadShellFile(cache, file)));
      if (!(await cache.match(toAddress(offlinePage)))) {
        throw new Error('The offline page could not be kept.');
      }
    },
    async activate() {
      const old = listOldShells(await caches.keys(), version);
      await Promise.all(old.map((name) => caches.delete(name)));
    },
    respond(request, keepAlive) {
      const strategy = requestToStrategy(
        {
          url: request.url,
          method: request.method,
          mode: request.mode,
          destination: request.destination,
          cache: request.cache,
          hasRange: request.headers.has('range'),
        },
        { origin, baseUrl },
      );
      const url = new URL(request.url);
      const address = `${url.origin}${url.pathname}${url.search}`;
      const load = (cacheName: string, key = address) =>
        fetchAndKeep(request, cacheName, key, keepAlive);
      switch (strategy) {
        case 'ignore':
          return null;
        case 'page':
          return respondToPage(load(PAGES_CACHE, `${origin}${url.pathname}`), url);
        case 'fresh':
          return respondFresh(load(FILES_CACHE), address);
        case 'immutable':
          return findKept(address).then((kept) => kept ?? load(FILES_CACHE));
        case 'lasting':
          return findKept(address).then((kept) => {
            const network = load(FILES_CACHE);
            network.catch(() => undefined);
            return kept ?? network;
          });
      }
    },
  };
}
