import { gzipSync } from 'node:zlib';
import { PRODUCTS, findProduct } from '../../src/lib/products';
import { createShardFiles } from '../../src/lib/search/searchIndex';
import type { IndexedEntry, SearchScope } from '../../src/lib/search/types';
import { hashContent } from '../shared/hashContent';
import type { ShardFiles } from './searchIndexFiles';
import type { SearchManifest } from './types';

/** All parts of the index, in the order in which they are listed and loaded. */
export const SEARCH_SCOPES: readonly SearchScope[] = [
  ...PRODUCTS.map(({ id }) => id),
  'portal',
  'icons',
];

/** The index as it is published. */
export interface BuiltIndex {
  /** Texts by path below the base URL. */
  files: ReadonlyMap<string, string>;
  manifest: SearchManifest;
}

/**
 * Tells where an entry belongs.
 *
 * @example entryToScope({ kind: 'page', name: 'Tabs', href: '/joy-ui/react-tabs/' }) // → 'joy-ui'
 */
export function entryToScope({ kind, href }: IndexedEntry): SearchScope {
  if (kind === 'icon') return 'icons';
  return findProduct(href.replace(/[?#].*$/, ''))?.id ?? 'portal';
}

function groupByScope(
  entries: readonly IndexedEntry[],
): Map<SearchScope, IndexedEntry[]> {
  const byScope = new Map<SearchScope, IndexedEntry[]>();
  for (const entry of entries) {
    const scope = entryToScope(entry);
    const own = byScope.get(scope);
    if (own) own.push(entry);
    else byScope.set(scope, [entry]);
  }
  return byScope;
}

/**
 * Makes the parts of the index.
 *
 * @param entries all that can be found
 */
export function buildShards(entries: readonly IndexedEntry[]): ShardFiles[] {
  const byScope = groupByScope(entries);
  return SEARCH_SCOPES.flatMap((scope) => {
    const own = byScope.get(scope);
    return own ? [createShardFiles(scope, own)] : [];
  });
}

/**
 * Builds the index, two files for each product: its names, and what is said about them.
 *
 * @param entries all that can be found
 */
export function buildIndex(entries: readonly IndexedEntry[]): BuiltIndex {
  const files = new Map<string, string>();
  const shards = buildShards(entries).map(({ names, texts }) => {
    const { scope } = names;
    const write = (name: string, content: object) => {
      const text = JSON.stringify(content);
      const file = `assets/search/${name}-${hashContent(text)}.json`;
      files.set(file, text);
      return {
        file,
        bytes: Buffer.byteLength(text),
        gzipBytes: gzipSync(text).length,
      };
    };
    return {
      scope,
      entries: names.entries.names.length,
      ...write(scope, names),
      texts: write(`${scope}-texts`, texts),
    };
  });
  return { files, manifest: { shards } };
}
