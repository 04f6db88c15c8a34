import type { ParsedQuery } from './parseQuery';
import { foldTerm, listSpellings } from './searchTerms';
import type { MarkedText } from './types';

/** A text as letters and digits alone, and where each of them stands. */
interface PlainText {
  plain: string;
  /** Place in the text by place in `plain`. */
  places: number[];
  /** Places in `plain` where a word begins. */
  starts: ReadonlySet<number>;
}

function readPlainText(text: string): PlainText {
  const places: number[] = [];
  const starts = new Set<number>();
  let plain = '';
  let before = ' ';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (/[\p{L}\p{N}]/u.test(character)) {
      if (
        !/[\p{L}\p{N}]/u.test(before) ||
        (/\p{Lu}/u.test(character) && /\p{Ll}/u.test(before)) ||
        (/\p{N}/u.test(character) && !/\p{N}/u.test(before))
      ) {
        starts.add(plain.length);
      }
      for (const folded of foldTerm(character)) {
        plain += folded;
        places.push(index);
      }
    }
    before = character;
  }
  return { plain, places, starts };
}

function findRanges(
  { plain, places, starts }: PlainText,
  term: string,
): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  let at = plain.indexOf(term);
  while (at !== -1) {
    if (starts.has(at)) {
      ranges.push([
        places[at] as number,
        (places[at + term.length - 1] as number) + 1,
      ]);
    }
    at = plain.indexOf(term, at + 1);
  }
  return ranges;
}

/** Ranges in order, with those that touch made one. */
function mergeRanges(ranges: readonly [number, number][]): [number, number][] {
  const merged: [number, number][] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) {
      last[1] = Math.max(last[1], to);
    } else {
      merged.push([from, to]);
    }
  }
  return merged;
}

/**
 * Marks what of a text a query matches: words or their beginnings, whatever stands between
 * letters. The pieces put together are the text.
 *
 * @param found terms of the index, for words that match in another form only
 * @example
 * markMatches('startIcon', parseQuery('start')) // → [['start', true], ['Icon', false]]
 * @example
 * markMatches('Mui-disabled', parseQuery('disabled'))
 * // → [['Mui-', false], ['disabled', true]]
 */
export function markMatches(
  text: string,
  { words, wholes }: ParsedQuery,
  found: readonly string[] = [],
): MarkedText {
  const plainText = readPlainText(text);
  const find = (term: string) =>
    term === ''
      ? []
      : listSpellings(term).flatMap((spelling) => findRanges(plainText, spelling));
  const ranges = [
    ...wholes.flatMap(find),
    ...words.flatMap(({ whole, parts }) => {
      const wholes = find(whole);
      return wholes.length > 0 ? wholes : parts.flatMap(find);
    }),
  ];
  const merged = mergeRanges(
    ranges.length > 0
      ? ranges
      : found.filter((term) => term.length > 2).flatMap(find),
  );
  const pieces: [string, boolean][] = [];
  let end = 0;
  for (const [from, to] of merged) {
    if (from > end) pieces.push([text.slice(end, from), false]);
    pieces.push([text.slice(from, to), true]);
    end = to;
  }
  if (end < text.length) pieces.push([text.slice(end), false]);
  return pieces;
}
