import { gzipSync } from 'node:zlib';
import { PRODUCTS, findProduct } from '../../../src/lib/address/products';
import { listFirstTerms } from '../../../src/lib/search/contentFiles';
import { toTermsFile } from '../../../src/lib/search/toTermsFile';
import {
  createIndexFiles,
  type IndexFiles,
} from '../../../src/lib/search/searchIndex';
import type { IndexedEntry, SearchScope } from '../../../src/lib/search/types';
import { hashContent } from '../../shared/hashContent';
import type { SearchFileInfo, SearchManifest } from './types';

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

/** Pages about moving to a version of one product of MUI X, by how their address begins. */
const MIGRATIONS: Readonly<Record<string, SearchScope>> = {
  '/x/migration/migration-data-grid': 'x-data-grid',
  '/x/migration/migration-pickers': 'x-date-pickers',
  '/x/migration/migration-tree-view': 'x-tree-view',
};

const pathToMigration = (pathname: string): SearchScope | undefined =>
  Object.entries(MIGRATIONS).find(([start]) => pathname.startsWith(start))?.[1];

/**
 * Tells where an entry belongs.
 *
 * @example entryToScope({ kind: 'page', name: 'Tabs', href: '/joy-ui/react-tabs/' }) // → 'joy-ui'
 */
export function entryToScope({ kind, href }: IndexedEntry): SearchScope {
  if (kind === 'icon') return 'icons';
  const pathname = href.replace(/[?#].*$/, '');
  return findProduct(pathname)?.id ?? pathToMigration(pathname) ?? 'portal';
}

/** Entries of each scope that has any, in the order of {@link SEARCH_SCOPES}. */
function groupByScope(
  entries: readonly IndexedEntry[],
): (readonly [SearchScope, IndexedEntry[]])[] {
  const byScope = new Map<SearchScope, IndexedEntry[]>();
  for (const entry of entries) {
    const scope = entryToScope(entry);
    const own = byScope.get(scope);
    if (own) own.push(entry);
    else byScope.set(scope, [entry]);
  }
  return SEARCH_SCOPES.flatMap((scope) => {
    const own = byScope.get(scope);
    return own ? [[scope, own] as const] : [];
  });
}

/**
 * Makes the parts of the index.
 *
 * @param entries all that can be found
 */
export const createIndex = (entries: readonly IndexedEntry[]): IndexFiles =>
  createIndexFiles(groupByScope(entries));

/**
 * Builds the index: of each product its names, and what is shown below them; of all products, which
 * words stand where.
 *
 * @param entries all that can be found
 */
export function buildIndex(entries: readonly IndexedEntry[]): BuiltIndex {
  const files = new Map<string, string>();
  const { names, excerpts, terms } = createIndex(entries);
  const write = (name: string, content: object): SearchFileInfo => {
    const text = JSON.stringify(content);
    const file = `assets/search/${name}-${hashContent(text)}.json`;
    files.set(file, text);
    return {
      file,
      bytes: Buffer.byteLength(text),
      gzipBytes: gzipSync(text).length,
    };
  };
  const texts = terms.map((file) => JSON.stringify(file));
  const prefix = `assets/search/words-${hashContent(texts.join(''))}`;
  texts.forEach((text, place) => files.set(toTermsFile(prefix, place), text));
  return {
    manifest: {
      shards: names.map((own, place) => ({
        scope: own.scope,
        entries: own.entries.names.length,
        ...write(own.scope, own),
        excerpts: write(`${own.scope}-excerpts`, excerpts[place] as object),
      })),
      terms: { prefix, firsts: listFirstTerms(terms) },
    },
    files,
  };
}
