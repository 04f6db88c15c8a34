import type { ChunkGroup } from './types';

/** The part of a bundler's chunk group that is read. */
export interface BundlerChunkGroup {
  name?: string | null;
  origins: readonly { request?: string }[];
  childrenIterable: Iterable<BundlerChunkGroup>;
  index?: number;
  getFiles(): readonly string[];
}

/** Names a group: the bundler hands out a new object for it each time. */
function toKey(group: BundlerChunkGroup): string {
  return `${group.index ?? ''} ${group.name ?? ''} ${group.getFiles().join(' ')}`;
}

/**
 * Reads which scripts load together and which they request later.
 *
 * @param groups of the compilation for the browser
 */
export function readChunkGroups(groups: Iterable<BundlerChunkGroup>): ChunkGroup[] {
  const list = [...groups];
  const positions = new Map(list.map((group, position) => [toKey(group), position]));
  return list.map((group) => ({
    name: group.name ?? null,
    files: group
      .getFiles()
      .map((file) => file.replace(/^\//, '').replace(/\?.*/, '')),
    children: [...group.childrenIterable].flatMap(
      (child) => positions.get(toKey(child)) ?? [],
    ),
    requests: [
      ...new Set(group.origins.flatMap(({ request }) => (request ? [request] : []))),
    ],
  }));
}
