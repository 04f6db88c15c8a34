import type { PackEntry, PackManifest } from './packs';

/** File with the list of packs, below the portal's base path. */
export const PACK_LIST = 'assets/offline/packs.json';

/** Fetches and reads JSON of the portal. */
export type FetchJson = (path: string) => Promise<unknown>;

/**
 * Loads the list of packs.
 *
 * @throws if it cannot be had
 */
export async function loadPackList(fetchJson: FetchJson): Promise<PackEntry[]> {
  const list = await fetchJson(PACK_LIST);
  if (!Array.isArray(list)) {
    throw new Error(`${PACK_LIST} holds no list`);
  }
  return list as PackEntry[];
}

/**
 * Loads what is in a pack.
 *
 * @throws if it cannot be had
 */
export async function loadPackManifest(
  fetchJson: FetchJson,
  { manifest }: Pick<PackEntry, 'manifest'>,
): Promise<PackManifest> {
  return (await fetchJson(manifest)) as PackManifest;
}

/**
 * Finds the pack a page belongs to: that of its documentation set, or else the one for the
 * pages beside them.
 *
 * @param path below the base path
 * @example findPackOfPage('material-ui/react-button/', packs).id // → 'material-ui'
 */
export function findPackOfPage(
  path: string,
  packs: readonly PackEntry[],
): PackEntry | undefined {
  const [first] = path.split('/');
  return (
    packs.find(({ id }) => id === first) ?? packs.find(({ offered }) => !offered)
  );
}
