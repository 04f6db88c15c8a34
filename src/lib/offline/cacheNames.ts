/** Visited pages, by address without query. */
export const PAGES_CACHE = 'portal-pages';

/** Files that visited pages have loaded. */
export const FILES_CACHE = 'portal-files';

/** Lists of the files that visited pages need. */
export const RECORDS_CACHE = 'portal-records';

/** Pages and files of the products that the reader has downloaded, and the list of these. */
export const PACKS_CACHE = 'portal-packs';

/** All that is kept because of what a reader did; shells are the same for everybody. */
export const READER_CACHES = [PAGES_CACHE, FILES_CACHE, RECORDS_CACHE, PACKS_CACHE];

const SHELL_PREFIX = 'portal-shell-';

/** Number of shells that are kept: that of the worker, and that of tabs from the deploy before. */
const SHELLS_KEPT = 2;

/**
 * Names the cache of a shell.
 *
 * @example shellToCache('0a1b2c3d') // → 'portal-shell-0a1b2c3d'
 */
export function shellToCache(version: string): string {
  return SHELL_PREFIX + version;
}

/**
 * Lists the caches that a new worker deletes: shells before the last one.
 *
 * @param names of all caches, the oldest first
 * @param version of the worker's own shell
 * @example listOldShells(['portal-shell-a', 'portal-shell-b', 'portal-shell-c'], 'c')
 * // → ['portal-shell-a']
 */
export function listOldShells(names: readonly string[], version: string): string[] {
  const others = names.filter(
    (name) => name.startsWith(SHELL_PREFIX) && name !== shellToCache(version),
  );
  return others.slice(0, Math.max(0, others.length - (SHELLS_KEPT - 1)));
}
