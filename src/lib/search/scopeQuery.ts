import { PRODUCTS, type ProductId } from '../address/products';
import { omitWords, type ParsedQuery } from './parseQuery';
import type { SearchScope } from './types';

/** Points of the product a reader is in. */
const CURRENT_POINTS = 22;

/** Points of MUI X, with the pages that belong to none of its products. */
const X_POINTS = 5;

/** Points of the products, by their order in the menu. */
const SCOPE_POINTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    PRODUCTS.map(({ id }, place) => [
      id,
      id.startsWith('x-') ? X_POINTS : 11 - place * 3,
    ]),
  ),
  portal: X_POINTS,
};

/** Words that name a library rather than something in it. */
const SCOPE_WORDS: Partial<Record<SearchScope, readonly string[]>> = {
  'material-ui': ['material', 'mui', 'ui'],
  'joy-ui': ['joy', 'mui', 'ui'],
  'base-ui': ['base', 'mui', 'ui', 'unstyled', 'headless'],
  system: ['system', 'mui'],
  // Pages of MUI X that belong to none of its products, such as that on licences.
  portal: ['mui', 'x'],
};

/** Packages of MUI X are written as they are installed, too: `@mui/x-charts`. */
const listScopeWords = (scope: SearchScope): readonly string[] =>
  scope.startsWith('x-')
    ? ['mui', 'x', scope.replaceAll('-', '')]
    : (SCOPE_WORDS[scope] ?? []);

/** Names of products that are two words: each of them alone names something else. */
const SCOPE_PAIRS: Partial<Record<SearchScope, readonly [string, string]>> = {
  'x-data-grid': ['data', 'grid'],
};

/** The words that name a scope in a query. */
function listNames({ words }: ParsedQuery, scope: SearchScope): readonly string[] {
  const pair = SCOPE_PAIRS[scope];
  if (!pair) return listScopeWords(scope);
  const isNamed = words.some(
    ({ whole }, index) => whole === pair[0] && words[index + 1]?.whole === pair[1],
  );
  return [...listScopeWords(scope), pair.join(''), ...(isNamed ? pair : [])];
}

/** Points for each word of the query that names the library. */
const SCOPE_WORD_POINTS = 40;

/**
 * Outside of the products, most developers mean Material UI by `mui` as a word of its own, though
 * not by that in `@mui/styles`.
 */
const MUI_WORD = /(?<!\S)mui(?!\S)/i;
const MUI_POINTS = 8;

/** A query as it is asked of one scope, and the points all its results there get. */
export interface ScopedQuery {
  query: ParsedQuery;
  points: number;
}

/**
 * Aims a query at a scope: words that only name it are left out, and speak for it.
 *
 * @param current product the reader is in
 * @example scopeQuery(parseQuery('joy button'), 'joy-ui', null).query.words // → that of `button`
 */
export function scopeQuery(
  query: ParsedQuery,
  scope: SearchScope,
  current: ProductId | null,
): ScopedQuery {
  const names = listNames(query, scope);
  const own = omitWords(query, ({ whole }) => names.includes(whole));
  const isMeant =
    scope === 'material-ui' && current === null && MUI_WORD.test(query.text);
  return {
    query: own,
    points:
      (SCOPE_POINTS[scope] ?? 0) +
      (scope === current ? CURRENT_POINTS : 0) +
      (isMeant ? MUI_POINTS : 0) +
      (query.words.length - own.words.length) * SCOPE_WORD_POINTS,
  };
}
