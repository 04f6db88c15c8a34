import MiniSearch, { type Options } from 'minisearch';
import { packEntries, unpackEntries, type PackedEntries } from './packEntries';
import { createTermSplitter, textToTerms } from './searchTerms';
import type { IndexedEntry, SearchEntry, SearchKind, SearchScope } from './types';

/** What of an entry is looked up: its name, what it is a part of, what it says. */
export type IndexField = 'name' | 'owner' | 'text';

type IndexDocument = Record<IndexField, string> & { id: number };

/** The names of a part of the index, as they are written to a file: enough for most queries. */
export interface SearchShardFile {
  scope: SearchScope;
  entries: PackedEntries;
}

/** What the entries of a part say, as it is written to a file of its own, several times as big. */
export interface SearchTextsFile {
  scope: SearchScope;
  /** By place of the entry; empty where there is none. */
  excerpts: string[];
  /**
   * Names and texts as MiniSearch writes them. The id of a document is its place among the
   * entries.
   */
  index: object;
}

/** A part of the index, ready to be asked. */
export interface SearchShard {
  scope: SearchScope;
  entries: readonly SearchEntry[];
  index: MiniSearch<IndexDocument>;
  /** Whether texts are looked up, too. */
  hasTexts: boolean;
}

const FIELDS: IndexField[] = ['name', 'owner', 'text'];

const OPTIONS: Options<IndexDocument> = {
  fields: FIELDS,
  tokenize: textToTerms,
  // Terms are folded where they are made.
  processTerm: (term) => term,
};

/** An empty index of names, or of names and texts. */
function createIndex(
  fields: IndexField[],
  tokenize = createTermSplitter(),
): MiniSearch<IndexDocument> {
  return new MiniSearch<IndexDocument>({ ...OPTIONS, fields, tokenize });
}

const entryToDocument = (
  { name, alias = '', owner = '' }: SearchEntry,
  id: number,
): IndexDocument => ({ id, name: `${name} ${alias}`.trim(), owner, text: '' });

/** Indexes entries, what they say only where there is a text. */
function indexTexts(entries: readonly IndexedEntry[]): MiniSearch<IndexDocument> {
  const tokenize = createTermSplitter();
  const index = createIndex(FIELDS, tokenize);
  index.addAll(
    entries.map((entry, id) => ({
      ...entryToDocument(entry, id),
      // How often a word stands somewhere says little; once is enough, and smaller.
      text: [...new Set(tokenize(entry.text ?? ''))].join(' '),
    })),
  );
  return index;
}

/** The files of one scope. */
export function createShardFiles(
  scope: SearchScope,
  indexed: readonly IndexedEntry[],
): { names: SearchShardFile; texts: SearchTextsFile } {
  return {
    names: { scope, entries: packEntries(indexed) },
    texts: {
      scope,
      excerpts: indexed.map(({ excerpt = '' }) => excerpt),
      index: indexTexts(indexed).toJSON(),
    },
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

/** What most readers look for, and a twentieth of all names. */
const FIRST_KINDS: ReadonlySet<SearchKind> = new Set(['page', 'component', 'hook']);

/**
 * Makes a shard that is asked for the names of pages, components and hooks. To index all the
 * others takes so long that a reader sees it: they follow by `completeShard`.
 *
 * @throws if the file is not one of them
 */
export function openShard({ scope, entries: packed }: SearchShardFile): SearchShard {
  if (!Array.isArray((packed as PackedEntries | undefined)?.names)) {
    throw new Error('search: not a part of the index');
  }
  const entries = unpackEntries(packed);
  const index = createIndex(['name', 'owner']);
  const shard = { scope, entries, index, hasTexts: false };
  indexNames(shard, ({ kind }) => FIRST_KINDS.has(kind));
  return shard;
}

/** Lets a shard be asked for all of its names. */
export function completeShard(shard: SearchShard): void {
  indexNames(shard, (_entry, id) => !shard.index.has(id));
}

/**
 * Makes a shard that is asked for names and texts of one that is asked for names.
 *
 * @throws if the file is not one of the texts, or belongs to other entries
 */
export function addTexts(
  { scope, entries }: SearchShard,
  { excerpts, index }: SearchTextsFile,
): SearchShard {
  if (typeof index !== 'object' || excerpts?.length !== entries.length) {
    throw new Error('search: not the texts of this part of the index');
  }
  return {
    scope,
    entries: entries.map((entry, id) =>
      excerpts[id] ? { ...entry, excerpt: excerpts[id] } : entry,
    ),
    index: MiniSearch.loadJS<IndexDocument>(index as never, OPTIONS),
    hasTexts: true,
  };
}
