import { PACKS_CACHE } from './cacheNames';
import { loadIntoCache } from './loadIntoCache';
import {
  listMissingFiles,
  listUnneededFiles,
  sumBytes,
  type InstalledPack,
  type PackFile,
  type PackManifest,
} from './packs';
import {
  listCachedPaths,
  readRecord,
  writeRecord,
  type PortalCacheSources,
} from './portalCaches';
import { isHashedFile } from './requestToStrategy';

/** Folder of what is remembered of packs, below the base path; no such files are published. */
const RECORDS = 'assets/offline/installed/';

const toRecordPath = (id: string) => `${RECORDS}${id}.json`;

/** A pack that is not all there yet, so that a broken download can go on. */
const toStartPath = (id: string) => `${RECORDS}${id}.started.json`;

/** There is less room than the pack needs. */
export class NoSpaceError extends Error {
  override name = 'NoSpaceError';
}

/** Part of the browser that the installation of a pack needs. */
export interface InstallOptions extends PortalCacheSources {
  fetch: (address: string, options: RequestInit) => Promise<Response>;
  signal: AbortSignal;
  /** @param loaded bytes of the pack that are there by now */
  onProgress: (loaded: number) => void;
  /** Bytes that there is room for; null where the browser does not say. */
  readFreeSpace: () => Promise<number | null>;
}

function parseInstalled(value: unknown): InstalledPack | null {
  const { id, version, files } = (value ?? {}) as Partial<InstalledPack>;
  return typeof id === 'string' &&
    typeof version === 'string' &&
    Array.isArray(files)
    ? { id, version, files }
    : null;
}

/** Reads which packs are on this device, whole. */
export async function readInstalledPacks(
  sources: PortalCacheSources,
  ids: readonly string[],
): Promise<InstalledPack[]> {
  const records = await Promise.all(
    ids.map((id) => readRecord(sources, PACKS_CACHE, toRecordPath(id))),
  );
  return records.map(parseInstalled).filter((pack) => pack !== null);
}

const isPage = ([path]: PackFile) => path === '' || path.endsWith('/');

async function listWanted(
  sources: PortalCacheSources,
  { id, version, files }: PackManifest,
): Promise<PackFile[]> {
  const started = (await readRecord(sources, PACKS_CACHE, toStartPath(id))) as {
    version?: unknown;
  } | null;
  const isSame = started?.version === version;
  const stored = new Set(await listCachedPaths(sources, PACKS_CACHE));
  return listMissingFiles(files, stored, (path) => isSame || isHashedFile(path));
}

async function removeUnneeded(
  sources: PortalCacheSources,
  remaining: readonly InstalledPack[],
): Promise<void> {
  const stored = (await listCachedPaths(sources, PACKS_CACHE)).filter(
    (path) => !path.startsWith(RECORDS),
  );
  const cache = await sources.caches.open(PACKS_CACHE);
  await Promise.all(
    listUnneededFiles(stored, remaining).map((path) =>
      cache.delete(sources.root + path),
    ),
  );
}

/**
 * Downloads a pack to the device. Files that are present already are not loaded again, also
 * after an interrupted download.
 *
 * @param others the packs that are installed besides
 * @throws `NoSpaceError`; what the network throws, and then all that came stays for the next
 *   time; the signal's reason if it was aborted
 */
export async function installPack(
  manifest: PackManifest,
  others: readonly InstalledPack[],
  options: InstallOptions,
): Promise<InstalledPack> {
  const { id, version, files } = manifest;
  const wanted = await listWanted(options, manifest);
  const room = await options.readFreeSpace();
  if (room !== null && room < sumBytes(wanted)) {
    throw new NoSpaceError(
      `${id} needs ${sumBytes(wanted)} bytes, there are ${room}`,
    );
  }
  await writeRecord(options, PACKS_CACHE, toStartPath(id), { version });
  const sizes = new Map(files);
  let loaded = sumBytes(files) - sumBytes(wanted);
  options.onProgress(loaded);
  const load = (part: readonly PackFile[]) =>
    loadIntoCache(
      part.map(([path]) => path),
      isHashedFile,
      {
        ...options,
        cacheName: PACKS_CACHE,
        onLoaded(path) {
          loaded += sizes.get(path) ?? 0;
          options.onProgress(loaded);
        },
      },
    );
  // Pages go last: a page that is there finds all it needs.
  await load(wanted.filter((file) => !isPage(file)));
  await load(wanted.filter(isPage));
  const installed = { id, version, files: files.map(([path]) => path) };
  await writeRecord(options, PACKS_CACHE, toRecordPath(id), installed);
  const cache = await options.caches.open(PACKS_CACHE);
  await cache.delete(options.root + toStartPath(id));
  await removeUnneeded(options, [...others, installed]);
  return installed;
}

/**
 * Removes a pack, or the files of a cancelled one; files that others need stay.
 *
 * @param remaining the packs that stay
 */
export async function removePack(
  id: string,
  remaining: readonly InstalledPack[],
  sources: PortalCacheSources,
): Promise<void> {
  const cache = await sources.caches.open(PACKS_CACHE);
  await cache.delete(sources.root + toRecordPath(id));
  await cache.delete(sources.root + toStartPath(id));
  await removeUnneeded(sources, remaining);
}
