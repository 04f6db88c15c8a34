import { FILES_CACHE, PAGES_CACHE, RECORDS_CACHE } from './cacheNames';
import { loadIntoCache } from './loadIntoCache';
import {
  findPackOfPage,
  loadPackList,
  loadPackManifest,
  type FetchJson,
} from './packCatalogue';
import { listPageFiles } from './packs';
import {
  findPresent,
  removeExpired,
  writeRecord,
  type PortalCacheSources,
} from './portalCaches';
import { isHashedFile } from './requestToStrategy';

/** Part of the browser that keeping a page needs. */
export interface KeepPageSources extends PortalCacheSources {
  fetch: (address: string, options?: RequestInit) => Promise<Response>;
  /** Addresses of all that the tab has loaded so far. */
  listLoaded: () => string[];
  /** Whether the reader pays for bytes, or waits long for them. */
  savesData: boolean;
  now: () => number;
}

/** Loaded files that are no part of a page. */
const NO_PART = /^(?:sw\.js|assets\/offline\/)/;

async function listNeededFiles(
  page: string,
  fetchJson: FetchJson,
  savesData: boolean,
): Promise<string[]> {
  if (savesData) {
    return [];
  }
  try {
    const pack = findPackOfPage(page, await loadPackList(fetchJson));
    const manifest = pack && (await loadPackManifest(fetchJson, pack));
    return manifest ? listPageFiles(manifest, page) : [];
  } catch {
    // Files that the page has loaded are kept all the same.
    return [];
  }
}

/**
 * Keeps a page that the reader has opened with all it needs: what it has loaded, and the demos
 * that have not come near the window yet. Never rejects.
 *
 * @param page path below the portal's base path
 */
export async function keepPage(
  page: string,
  sources: KeepPageSources,
): Promise<void> {
  const { root, fetch, listLoaded, savesData, now } = sources;
  const fetchJson: FetchJson = async (path) => {
    const response = await fetch(root + path);
    if (!response.ok) {
      throw new Error(`${path} answered ${response.status}`);
    }
    return response.json();
  };
  const loaded = listLoaded()
    .filter((address) => address.startsWith(root))
    .map((address) => address.slice(root.length).replace(/#.*/, ''))
    .filter((path) => !NO_PART.test(path) && path !== '' && !path.endsWith('/'));
  const needed = await listNeededFiles(page, fetchJson, savesData);
  const files = [...new Set([...loaded, ...needed])].filter((path) => path !== page);
  try {
    const present = await findPresent(sources, [page, ...files]);
    const load = (paths: readonly string[], cacheName: string) =>
      loadIntoCache(
        paths.filter((path) => !present.has(path)),
        isHashedFile,
        // A missing file must not prevent the others from being kept.
        { ...sources, cacheName, skipsMissing: true },
      );
    await load([page], PAGES_CACHE);
    await load(files, FILES_CACHE);
    await writeRecord(sources, RECORDS_CACHE, page, {
      path: page,
      files,
      seenAt: now(),
    });
    await removeExpired(sources, now());
  } catch {
    // No network any more, or no room: the page is as it was.
  }
}
