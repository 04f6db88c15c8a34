import { listStems } from './contentTerms';
import { prepareEntry, type PreparedEntry } from './rankEntry';
import { openShard, type SearchShard, type SearchShardFile } from './searchIndex';
import type { SearchEntry } from './types';

/** A shard with what is made of its entries, by id, when they are first ranked. */
export interface LoadedShard extends SearchShard {
  prepare: (id: number) => PreparedEntry;
  /** The words of a name. */
  listWords: (id: number) => readonly string[];
}

/** Memoizes a value of each entry: it is read with every key press. */
function makeOnce<Made>(
  entries: readonly SearchEntry[],
  make: (entry: SearchEntry) => Made,
): (id: number) => Made {
  const kept = new Map<number, Made>();
  return (id) => {
    const known = kept.get(id) ?? make(entries[id] as SearchEntry);
    kept.set(id, known);
    return known;
  };
}

/**
 * Opens a shard for ranking.
 *
 * @throws if the file is not one of them
 */
export function loadShard(file: SearchShardFile): LoadedShard {
  const shard = openShard(file);
  return Object.assign(shard, {
    prepare: makeOnce(shard.entries, prepareEntry),
    listWords: makeOnce(shard.entries, ({ name }) => listStems(name)),
  });
}
