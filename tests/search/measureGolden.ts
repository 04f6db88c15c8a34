import {
  createSearchEngine,
  type SearchEngine,
} from '../../src/lib/search/createSearchEngine';
import { listFirstTerms } from '../../src/lib/search/contentFiles';
import type { IndexFiles } from '../../src/lib/search/searchIndex';
import { PRODUCTS, type ProductId } from '../../src/lib/address/products';

/** A query and what must be found by it: any of its targets. */
export interface GoldenQuery {
  /** Line of the file, counted from 1. */
  line: number;
  query: string;
  /** Product of the page it is typed on; null on a page of none. */
  current: ProductId | null;
  /** Pathnames, with hash or query. */
  targets: string[];
}

/** Outcome of a query: whether it finds one of its targets. */
export interface GoldenOutcome extends GoldenQuery {
  /** Place among the results as they are shown, counted from 1; null if it is not there. */
  place: number | null;
  /** First results shown. */
  shown: string[];
}

/** Shares of queries, from 0 to 1. */
export interface GoldenShares {
  first: number;
  topThree: number;
}

function parseCurrent(text: string, line: number): ProductId | null {
  if (text === '-') return null;
  const product = PRODUCTS.find(({ id }) => id === text);
  if (!product) throw new Error(`golden.tsv:${line}: unknown product "${text}"`);
  return product.id;
}

/**
 * Reads the golden queries: query, product or `-`, and targets with spaces between them, separated
 * by tabs.
 *
 * @throws with the line if one is not understood
 */
export function parseGoldenQueries(text: string): GoldenQuery[] {
  return text.split('\n').flatMap((content, index) => {
    const line = index + 1;
    if (content.trim() === '' || content.startsWith('#')) return [];
    const [query, current, target = '', ...rest] = content.split('\t');
    const targets = target.split(' ');
    const isMeant = targets.every((href) => /^\/\S*$/.test(href));
    if (!query || !current || !isMeant || rest.length > 0) {
      throw new Error(`golden.tsv:${line}: expected query, product and targets`);
    }
    return [{ line, query, current: parseCurrent(current, line), targets }];
  });
}

/** Asks every query. */
export function measureGoldenQueries(
  queries: readonly GoldenQuery[],
  engine: SearchEngine,
): GoldenOutcome[] {
  return queries.map((golden) => {
    const { groups } = engine.search({ ...golden, scopes: [], kinds: [] });
    const hrefs = groups.flatMap(({ hits }) => hits.map(({ href }) => href));
    const place = hrefs.findIndex((href) => golden.targets.includes(href)) + 1;
    return { ...golden, place: place || null, shown: hrefs.slice(0, 3) };
  });
}

/** Sums up where targets were found. */
export function summariseOutcomes(outcomes: readonly GoldenOutcome[]): GoldenShares {
  const share = (limit: number) =>
    outcomes.filter(({ place }) => place !== null && place <= limit).length /
    outcomes.length;
  return { first: share(1), topThree: share(3) };
}

/**
 * Prints the report for a developer: the shares, and each query that does not find its target
 * first.
 */
export function renderOutcomes(outcomes: readonly GoldenOutcome[]): string {
  const { first, topThree } = summariseOutcomes(outcomes);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    ...outcomes
      .filter(({ place }) => place !== 1)
      .map(
        ({ line, query, current, targets, place, shown }) =>
          `${String(line).padStart(4)}  ${place ?? '–'}  ${query} [${current ?? '-'}] → ${targets.join(' ')}\n${shown.map((href) => `           ${href}`).join('\n')}`,
      ),
    `${outcomes.length} queries: ${percent(topThree)} in the top 3, ${percent(first)} first.`,
  ].join('\n');
}

/** Opens an engine with all parts of an index; without words, as it is at first. */
export function openEngine(
  { names, excerpts, terms }: IndexFiles,
  { withTerms = true }: { withTerms?: boolean } = {},
): SearchEngine {
  const engine = createSearchEngine(listFirstTerms(terms));
  names.forEach((file) => engine.add(file));
  excerpts.forEach((file) => engine.addExcerpts(file));
  if (withTerms) terms.forEach((file, place) => engine.addTerms(place, file));
  return engine;
}
