import type { PortalCacheSources } from './portalCaches';

/** Options for loading files into a cache. */
export interface LoadOptions extends PortalCacheSources {
  cacheName: string;
  fetch: (address: string, options: RequestInit) => Promise<Response>;
  signal?: AbortSignal;
  /** Called after each file that is there. */
  onLoaded?: (path: string) => void;
  /** Go on where a file cannot be had, instead of failing. */
  skipsMissing?: boolean;
}

/** Files that are fetched at the same time. */
const PARALLEL = 6;

/**
 * Fetches files and keeps them, some at a time. One that is in another cache is copied; all
 * others come from the network, past the service worker.
 *
 * @param paths below the portal's base path
 * @param mayCopy whether a copy that is there already is as good as a new one
 * @throws what the first file that fails has thrown; files loaded before stay
 */
export async function loadIntoCache(
  paths: readonly string[],
  mayCopy: (path: string) => boolean,
  { caches, root, cacheName, fetch, signal, onLoaded, skipsMissing }: LoadOptions,
): Promise<void> {
  const cache = await caches.open(cacheName);
  const rest = [...paths];

  async function loadOne(path: string): Promise<void> {
    const address = root + path;
    if (mayCopy(path)) {
      const there = await caches.match(address, { ignoreVary: true });
      if (there) {
        await cache.put(address, there);
        return;
      }
    }
    const response = await fetch(address, { cache: 'reload', signal });
    if (!response.ok) {
      throw new Error(`${address} answered ${response.status}`);
    }
    await cache.put(address, response);
  }

  async function work(): Promise<void> {
    for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
      signal?.throwIfAborted();
      try {
        await loadOne(path);
        onLoaded?.(path);
      } catch (error) {
        if (!skipsMissing) {
          throw error;
        }
      }
    }
  }

  const failures: unknown[] = [];
  await Promise.all(
    Array.from({ length: PARALLEL }, () =>
      work().catch((error: unknown) => {
        failures.push(error);
        // The others stop after the file they are at; nothing comes after this has ended.
        rest.length = 0;
      }),
    ),
  );
  if (failures.length > 0) {
    throw failures[0];
  }
}
