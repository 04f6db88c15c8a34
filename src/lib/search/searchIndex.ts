import MiniSearch, { type Options } from 'minisearch';
import { packEntries, unpackEntries, type PackedEntries } from './packEntries';
import { createTermSplitter, textToTerms } from './searchTerms';
import type { IndexedEntry, SearchEntry, SearchScope } from './types';

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

const OPTIONS: Options<IndexDocument> = {
  fields: ['name', 'owner', 'text'],
  tokenize: textToTerms,
  // Terms are folded where they are made.
  processTerm: (term) => term,
};

/** Indexes entries, what they say only where there is a text. */
function indexEntries(entries: readonly IndexedEntry[]): MiniSearch<IndexDocument> {
  const tokenize = createTermSplitter();
  const index = new MiniSearch<IndexDocument>({ ...OPTIONS, tokenize });
  index.addAll(
    entries.map(({ name, alias = '', owner = '', text = '' }, id) => ({
      id,
      name: `${name} ${alias}`.trim(),
      owner,
      // How often a word stands somewhere says little; once is enough, and smaller.
      text: [...new Set(tokenize(text))].join(' '),
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
      index: indexEntries(indexed).toJSON(),
    },
  };
}

/**
 * Makes a shard that is asked for names.
 *
 * @throws if the file is not one of them
 */
export function openShard({ scope, entries: packed }: SearchShardFile): SearchShard {
  if (!Array.isArray((packed as PackedEntries | undefined)?.names)) {
    throw new Error('search: not a part of the index');
  }
  const entries = unpackEntries(packed);
  return { scope, entries, index: indexEntries(entries), hasTexts: false };
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
