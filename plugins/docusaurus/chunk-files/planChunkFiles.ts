/** A chunk of the bundler, as far as its file must be found. */
export interface ChunkNode {
  id: string;
  /** In how many groups it is; the fewer, the more it is that group's own. */
  groups: number;
  /** Whether it has a script. */
  hasScript: boolean;
}

/** Chunks that are loaded together, and what is loaded from them. */
export interface ChunkGroupNode {
  isEntry: boolean;
  chunks: readonly ChunkNode[];
  children: readonly ChunkGroupNode[];
}

/**
 * Says in which chunk the files of which other chunks are written down: those of a group in the
 * chunk that is most its parent's own, so that it is loaded whenever they are requested. Names
 * that would depend on each other are written into the entry, because names of files are made
 * from contents.
 *
 * @param entry id of the chunk that every page runs first
 * @returns ids of the chunks listed, by the id of the chunk that lists them; no chunk whose
 *   files are only found on a way through itself is left out
 */
export function planChunkFiles(
  groups: readonly ChunkGroupNode[],
  entry: string,
): Map<string, string[]> {
  const lists = new Map<string, Set<string>>();
  const known = (id: string) => lists.get(id) ?? new Set<string>();
  const leadsTo = (from: string, to: string, seen = new Set<string>()): boolean =>
    from === to ||
    [...known(from)].some((next) => {
      if (seen.has(next)) {
        return false;
      }
      seen.add(next);
      return leadsTo(next, to, seen);
    });
  for (const parent of groups) {
    const owner = parent.isEntry ? entry : findOwner(parent);
    for (const { id, hasScript } of parent.children.flatMap(
      ({ chunks }) => chunks,
    )) {
      if (!hasScript || known(entry).has(id) || known(owner).has(id)) {
        continue;
      }
      const lister = owner !== entry && leadsTo(id, owner) ? entry : owner;
      lists.set(lister, known(lister).add(id));
    }
  }
  return new Map(
    [...lists].map(([id, listed]) => [
      id,
      [...listed]
        .filter((name) => id === entry || !known(entry).has(name))
        .sort((left, right) => Number(left) - Number(right)),
    ]),
  );
}

function findOwner({ chunks }: ChunkGroupNode): string {
  const [owner] = chunks
    .filter(({ hasScript }) => hasScript)
    .toSorted(
      (left, right) =>
        left.groups - right.groups || Number(left.id) - Number(right.id),
    );
  if (!owner) {
    throw new Error('chunk-files: a group of chunks without a script loads others.');
  }
  return owner.id;
}
