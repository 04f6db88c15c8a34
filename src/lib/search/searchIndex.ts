import MiniSearch, { type Options } from 'minisearch';
import { createTermsFiles, isWritten, type TermsFile } from './contentFiles';
import { packEntries, unpackEntries, type PackedEntries } from './packEntries';
import { createTermSplitter } from './searchTerms';
import type { IndexedEntry, SearchEntry, SearchKind, SearchScope } from './types';

/** Fields of an entry that are looked up by letters: its name, and that of its owner. */
export type IndexField = 'name' | 'owner';

type IndexDocument = Record<IndexField, string> & { id: number };

/** The names of a part of the index, as they are written to a file. */
export interface SearchShardFile {
  scope: SearchScope;
  /** Number of its first entry: entries are numbered through all parts. */
  first: number;
  entries: PackedEntries;
}

/** Excerpts of a part, shown below the names, as written to a file. */
export interface SearchExcerptsFile {
  scope: SearchScope;
  /** By place of the entry; empty where there is none. */
  excerpts: string[];
}

/** All that is loaded by those who search. */
export interface IndexFiles {
  names: SearchShardFile[];
  excerpts: SearchExcerptsFile[];
  /** Entries of all parts by word, in the order of the words. */
  terms: TermsFile[];
}

/** A part of the index, ready to be asked. */
export interface SearchShard extends Pick<SearchShardFile, 'scope' | 'first'> {
  entries: SearchEntry[];
  index: MiniSearch<IndexDocument>;
  /** By id of a page or section, the id of the page: of a page, its own. */
  pages: ReadonlyMap<number, number>;
  hasExcerpts: boolean;
}

const OPTIONS: Options<IndexDocument> = {
  fields: ['name', 'owner'] satisfies IndexField[],
  // Terms are folded where they are made.
  processTerm: (term) => term,
};

const entryToDocument = (
  { name, alias = '', owner = '' }: SearchEntry,
  id: number,
): IndexDocument => ({ id, name: `${name} ${alias}`.trim(), owner });

/**
 * The files of the index.
 *
 * @param scopes entries of each scope in turn; sections follow their page
 */
export function createIndexFiles(
  scopes: readonly (readonly [SearchScope, readonly IndexedEntry[]])[],
): IndexFiles {
  let first = 0;
  const names = scopes.map(([scope, entries]): SearchShardFile => {
    const file = { scope, first, entries: packEntries(entries) };
    first += entries.length;
    return file;
  });
  return {
    names,
    excerpts: scopes.map(([scope, entries]) => ({
      scope,
      excerpts: entries.map(({ excerpt = '' }) => excerpt),
    })),
    terms: createTermsFiles(scopes.flatMap(([, entries]) => entries)),
  };
}

function indexNames(
  { entries, index }: SearchShard,
  isMeant: (entry: SearchEntry, id: number) => boolean,
): void {
  entries.forEach((entry, id) => {
    if (isMeant(entry, id)) index.add(entryToDocument(entry, id));
  });
}

/** Sections follow their page. */
function listPages(entries: readonly SearchEntry[]): Map<number, number> {
  const pages = new Map<number, number>();
  let page = 0;
  entries.forEach((entry, id) => {
    if (!isWritten(entry)) return;
    if (entry.kind !== 'section') page = id;
    pages.set(id, page);
  });
  return pages;
}

/** Kinds that most readers look for: a twentieth of all names. */
const FIRST_KINDS: ReadonlySet<SearchKind> = new Set(['page', 'component', 'hook']);

/**
 * Opens a shard with an index of the names of pages, components and hooks. Indexing all the
 * others takes so long that a reader notices it: they follow by `completeShard`.
 *
 * @throws if the file is not one of them
 */
export function openShard({
  scope,
  first,
  entries: packed,
}: SearchShardFile): SearchShard {
  if (!Array.isArray((packed as PackedEntries | undefined)?.names)) {
    throw new Error('search: not a part of the index');
  }
  const entries = unpackEntries(packed);
  const index = new MiniSearch({ ...OPTIONS, tokenize: createTermSplitter() });
  const pages = listPages(entries);
  const shard = { scope, first, entries, index, pages, hasExcerpts: false };
  indexNames(shard, ({ kind }) => FIRST_KINDS.has(kind));
  return shard;
}

/** Adds all other names to the index of a shard. */
export function completeShard(shard: SearchShard): void {
  indexNames(shard, (_entry, id) => !shard.index.has(id));
}

/**
 * Adds what is shown below names.
 *
 * @throws if it belongs to other entries
 */
export function addExcerpts(
  shard: SearchShard,
  { excerpts }: SearchExcerptsFile,
): void {
  if (excerpts?.length !== shard.entries.length) {
    throw new Error('search: not the excerpts of this part of the index');
  }
  excerpts.forEach((excerpt, id) => {
    if (excerpt) (shard.entries[id] as SearchEntry).excerpt = excerpt;
  });
  shard.hasExcerpts = true;
}
