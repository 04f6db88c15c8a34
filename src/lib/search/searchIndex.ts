import MiniSearch, { type Options } from 'minisearch';
import { textToTerms } from './searchTerms';
import type { IndexedEntry, SearchEntry, SearchScope } from './types';

/** What of an entry is looked up: its name, what it is a part of, what it says. */
export type IndexField = 'name' | 'owner' | 'text';

type IndexDocument = Record<IndexField, string> & { id: number };

/** A part of the index as it is written to a file. */
export interface SearchShardFile {
  scope: SearchScope;
  entries: SearchEntry[];
  /** As MiniSearch writes it. The id of a document is its place among the entries. */
  index: object;
}

/** A part of the index, ready to be asked. */
export interface SearchShard {
  scope: SearchScope;
  entries: readonly SearchEntry[];
  index: MiniSearch<IndexDocument>;
}

const OPTIONS: Options<IndexDocument> = {
  fields: ['name', 'owner', 'text'],
  tokenize: textToTerms,
  // Terms are folded where they are made.
  processTerm: (term) => term,
};

/** Indexes the entries of one scope. */
export function createShardFile(
  scope: SearchScope,
  indexed: readonly IndexedEntry[],
): SearchShardFile {
  const index = new MiniSearch<IndexDocument>(OPTIONS);
  index.addAll(
    indexed.map(({ name, alias = '', owner = '', text = '' }, id) => ({
      id,
      name: `${name} ${alias}`.trim(),
      owner,
      // How often a word stands somewhere says little; once is enough, and smaller.
      text: [...new Set(textToTerms(text))].join(' '),
    })),
  );
  return {
    scope,
    entries: indexed.map(({ text: _text, ...entry }) => entry),
    index: index.toJSON(),
  };
}

/**
 * Makes a shard from the content of its file.
 *
 * @throws if it is not one
 */
export function openShard(file: SearchShardFile): SearchShard {
  if (!Array.isArray(file.entries) || typeof file.index !== 'object') {
    throw new Error('search: not a part of the index');
  }
  return {
    scope: file.scope,
    entries: file.entries,
    index: MiniSearch.loadJS<IndexDocument>(file.index as never, OPTIONS),
  };
}
