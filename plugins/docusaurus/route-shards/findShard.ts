/**
 * Normalises a path to the key of its shard. Every spelling of an address that the router takes
 * for a page has the key of that page: letters in either case, with or without a slash at the
 * end, with the name of the file.
 *
 * @example `/System/index.html` → `/system/`
 */
export function pathToShardKey(path: string): string {
  const page = path.replace(/(?:\/index)?\.html$/, '').toLowerCase();
  return page.endsWith('/') ? page : `${page}/`;
}

/**
 * Finds the piece in which the page of an address is, if there is such a page.
 *
 * @param firsts keys of the first page of each piece, in order
 * @returns index of the piece, -1 where the address is before all pages
 */
export function findShard(firsts: readonly string[], pathname: string): number {
  const key = pathToShardKey(pathname);
  return firsts.findLastIndex((first) => first <= key);
}
