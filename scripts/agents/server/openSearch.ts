import { listFirstTerms } from '../../../src/lib/search/contentFiles';
import { createSearchEngine } from '../../../src/lib/search/createSearchEngine';
import type { IndexFiles } from '../../../src/lib/search/searchIndex';
import {
  SEARCH_KINDS,
  type SearchAnswer,
  type SearchScope,
} from '../../../src/lib/search/types';

/** The search of the portal, asked without a page. */
export type PackSearch = (
  query: string,
  scopes: readonly SearchScope[],
) => SearchAnswer;

/** Thousands of names that are found by a word of any task. */
const KINDS = SEARCH_KINDS.filter((kind) => kind !== 'icon');

/** @param json `search.json` of a pack */
export function openSearch(json: string): PackSearch {
  const { names, excerpts, terms } = JSON.parse(json) as IndexFiles;
  const engine = createSearchEngine(listFirstTerms(terms));
  names.forEach((file) => engine.add(file));
  excerpts.forEach((file) => engine.addExcerpts(file));
  terms.forEach((file, place) => engine.addTerms(place, file));
  return (query, scopes) =>
    engine.search({ query, current: null, scopes, kinds: KINDS });
}
