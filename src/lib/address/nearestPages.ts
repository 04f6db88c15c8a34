import { distance } from 'fastest-levenshtein';

/** A page that can be suggested. */
export interface SuggestedPage {
  path: string;
  title: string;
}

/** Folders and words that say nothing about what a reader looks for. */
const NOISE = /^(react|components?|api|docs?|index|html?)$/;

function pathToWords(path: string): string[] {
  return path
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !NOISE.test(word));
}

/** 0 for the same word, 1 for words with nothing in common. */
function measureWordDistance(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length);
}

/** Between pages as near as each other, the one with fewer words of its own goes first. */
const FOREIGN_WORD = 0.02;

/** Weight of a reference page, unless the address is one of the reference. */
const OTHER_KIND = 0.1;

const isReference = (path: string): boolean => /\/(?:[\w-]+-)?api\//.test(path);

/** Counts the words of a page that resemble none of the address. */
function countForeignWords(words: string[], candidates: string[]): number {
  return [...new Set(candidates)].filter((candidate) =>
    words.every((word) => measureWordDistance(word, candidate) > 0.5),
  ).length;
}

/** Mean distance of each word of the address to the nearest word of the page. */
function measurePageDistance(
  pathname: string,
  words: string[],
  page: SuggestedPage,
): number {
  const candidates = [...pathToWords(page.path), ...pathToWords(page.title)];
  if (words.length === 0 || candidates.length === 0) {
    return 1;
  }
  const distances = words.map((word) =>
    Math.min(...candidates.map((candidate) => measureWordDistance(word, candidate))),
  );
  // The last word of a path names the page; the ones before it, its surroundings.
  const last = distances.at(-1) ?? 1;
  const mean = distances.reduce((sum, value) => sum + value, 0) / distances.length;
  const foreign = countForeignWords(words, candidates) * FOREIGN_WORD;
  const kind = isReference(page.path) === isReference(pathname) ? 0 : OTHER_KIND;
  return last * 2 + mean + foreign + kind;
}

/** Most pages that are suggested. */
export const NEAREST_MAX = 5;

/**
 * Finds the pages whose titles and paths are nearest to an address that leads nowhere. Never
 * throws.
 *
 * @param pathname the requested address
 * @param limit most pages to suggest
 * @example
 * findNearestPages('/material-ui/react-buton/', pages)[0].title // → 'Button'
 */
export function findNearestPages<T extends SuggestedPage>(
  pathname: string,
  pages: readonly T[],
  limit = NEAREST_MAX,
): T[] {
  const words = pathToWords(pathname);
  return pages
    .map((page) => ({ page, score: measurePageDistance(pathname, words, page) }))
    .filter(({ score }) => score < 2)
    .sort((a, b) => a.score - b.score)
    .slice(0, limit)
    .map(({ page }) => page);
}
