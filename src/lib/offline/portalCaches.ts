import {
  FILES_CACHE,
  PACKS_CACHE,
  PAGES_CACHE,
  READER_CACHES,
  RECORDS_CACHE,
} from './cacheNames';
import {
  listExpired,
  parseKeptPage,
  type KeptFile,
  type KeptPage,
} from './keptPages';

/** Access to the caches of a portal. */
export interface PortalCacheSources {
  caches: CacheStorage;
  /** Address of the portal: origin and base path, with a slash at the end. */
  root: string;
}

/** Paths below the portal's base path of all that is in one cache. */
export async function listCachedPaths(
  { caches, root }: PortalCacheSources,
  cacheName: string,
): Promise<string[]> {
  if (!(await caches.has(cacheName))) {
    return [];
  }
  const requests = await (await caches.open(cacheName)).keys();
  return requests
    .filter(({ url }) => url.startsWith(root))
    .map(({ url }) => url.slice(root.length));
}

/** The page that lists the others. */
const OFFLINE_PAGE = 'offline/';

/** Paths of pages that can be read without a network, from visits and from packs. */
export async function listReadablePages(
  sources: PortalCacheSources,
): Promise<string[]> {
  const paths = await Promise.all(
    [PAGES_CACHE, PACKS_CACHE].map((name) => listCachedPaths(sources, name)),
  );
  const isPage = (path: string) =>
    path === '' || (path.endsWith('/') && path !== OFFLINE_PAGE);
  return [...new Set(paths.flat().filter(isPage))];
}

/** Says which of these paths are in some cache. */
export async function findPresent(
  { caches, root }: PortalCacheSources,
  paths: readonly string[],
): Promise<Set<string>> {
  const found = await Promise.all(
    paths.map((path) => caches.match(root + path, { ignoreVary: true })),
  );
  return new Set(paths.filter((_, index) => found[index]));
}

/** Keeps a small record as JSON. */
export async function writeRecord(
  { caches, root }: PortalCacheSources,
  cacheName: string,
  path: string,
  value: object,
): Promise<void> {
  const cache = await caches.open(cacheName);
  const headers = { 'Content-Type': 'application/json' };
  await cache.put(root + path, new Response(JSON.stringify(value), { headers }));
}

/** Reads a record; null where there is none or it is damaged. */
export async function readRecord(
  { caches, root }: PortalCacheSources,
  cacheName: string,
  path: string,
): Promise<unknown> {
  try {
    const response = await caches.match(root + path, { cacheName });
    return response ? ((await response.json()) as unknown) : null;
  } catch {
    return null;
  }
}

async function readKeptPages(sources: PortalCacheSources): Promise<KeptPage[]> {
  const paths = await listCachedPaths(sources, RECORDS_CACHE);
  const records = await Promise.all(
    paths.map((path) => readRecord(sources, RECORDS_CACHE, path)),
  );
  return records.map(parseKeptPage).filter((page) => page !== null);
}

async function readKeptFiles(sources: PortalCacheSources): Promise<KeptFile[]> {
  const { caches, root } = sources;
  const paths = await listCachedPaths(sources, FILES_CACHE);
  const responses = await Promise.all(
    paths.map((path) =>
      caches.match(root + path, { cacheName: FILES_CACHE, ignoreVary: true }),
    ),
  );
  return paths.map((path, index) => ({
    path,
    fetchedAt: Date.parse(responses[index]?.headers.get('date') ?? '') || 0,
  }));
}

/**
 * Deletes what was kept from visits long ago, by `listExpired`.
 *
 * @param now in milliseconds since 1970
 */
export async function removeExpired(
  sources: PortalCacheSources,
  now: number,
): Promise<void> {
  const { caches, root } = sources;
  const [pages, files] = await Promise.all([
    readKeptPages(sources),
    readKeptFiles(sources),
  ]);
  const expired = listExpired(pages, files, now);
  const remove = async (cacheName: string, paths: readonly string[]) => {
    const cache = await caches.open(cacheName);
    await Promise.all(paths.map((path) => cache.delete(root + path)));
  };
  await remove(PAGES_CACHE, expired.pages);
  await remove(RECORDS_CACHE, expired.pages);
  await remove(FILES_CACHE, expired.files);
}

/** Forgets all pages that were kept because they were visited; packs and shell stay. */
export async function clearVisits({ caches }: PortalCacheSources): Promise<void> {
  await Promise.all(
    [PAGES_CACHE, FILES_CACHE, RECORDS_CACHE].map((name) => caches.delete(name)),
  );
}

/** Forgets visited pages and packs: all that says what a reader has read. Never rejects. */
export async function clearReadingCaches(
  getCaches: () => CacheStorage | undefined,
): Promise<void> {
  try {
    const caches = getCaches();
    if (caches) {
      await Promise.all(READER_CACHES.map((name) => caches.delete(name)));
    }
  } catch {
    // Disabled caches keep nothing.
  }
}
