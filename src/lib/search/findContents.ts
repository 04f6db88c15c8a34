import { TOP_LEVEL, type Postings } from './contentFiles';
import type { ContentReader } from './createContentReader';
import { TYPO_MIN_LENGTH } from './findCandidates';
import { isSingleTypo } from './isSingleTypo';
import type { QueryWord } from './parseQuery';
import { stemTerm } from './stemTerm';

/** Quality of an entry's match for each word of the query, from 0 to 1, in their order. */
export type WordQualities = readonly number[];

/** Matches of a query in the contents. */
export interface FoundContents {
  /** By number of the entry; those without any of the words are left out. */
  entries: ReadonlyMap<number, WordQualities>;
  /** Weight of each word, from 0 to 1: a word in most entries says little. */
  weights: WordQualities;
}

/** Share of the weight that remains where the term is not the typed word. */
const SHARES = {
  whole: 1,
  parts: 0.98,
  joined: 0.98,
  start: 0.85,
  synonym: 0.75,
  typo: 0.45,
} as const;

/** Fewest characters of a beginning that is looked for. */
const START_MIN_LENGTH = 3;

/** A word that stands nowhere is no reason to doubt what has all the others. */
const UNKNOWN_WEIGHT = 0.5;
const WEIGHT_MIN = 0.08;

type Qualities = Map<number, number>;

function addQuality(qualities: Qualities, number: number, quality: number): void {
  if ((qualities.get(number) ?? 0) < quality) qualities.set(number, quality);
}

function toQualities(postings: Postings = [], share: number): Qualities {
  const qualities: Qualities = new Map();
  postings.forEach((numbers, place) => {
    const quality = ((place + 1) / TOP_LEVEL) * share;
    for (const number of numbers) addQuality(qualities, number, quality);
  });
  return qualities;
}

/** Entries that have all of some terms, as well as they have the worst of them. */
function intersect([first, ...others]: readonly Qualities[]): Qualities {
  const both: Qualities = new Map();
  for (const [number, quality] of first ?? []) {
    const least = Math.min(
      quality,
      ...others.map((other) => other.get(number) ?? 0),
    );
    if (least > 0) both.set(number, least);
  }
  return both;
}

/** Looks up one word, which stands at a place of the query. */
function findWord(
  reader: ContentReader,
  words: readonly QueryWord[],
  place: number,
): Qualities {
  const { whole, stem, parts, synonyms } = words[place] as QueryWord;
  const found: Qualities = new Map();
  const add = (qualities: Qualities) =>
    qualities.forEach((quality, number) => addQuality(found, number, quality));
  const findAll = (terms: readonly string[], share: number) =>
    intersect(terms.map((term) => toQualities(reader.find(stemTerm(term)), share)));

  add(toQualities(reader.find(stem), SHARES.whole));
  add(findAll(parts, SHARES.parts));
  for (const synonym of synonyms) {
    add(findAll([synonym.whole], SHARES.synonym));
    add(findAll(synonym.parts, SHARES.synonym));
  }
  const [before, after] = [words[place - 1], words[place + 1]];
  // A match of the joined words is near the first of the two.
  if (before)
    add(toQualities(reader.findLoaded(before.whole + stem), SHARES.joined));
  if (after) {
    add(toQualities(reader.findLoaded(whole + after.stem), SHARES.joined));
  } else if (stem.length >= START_MIN_LENGTH) {
    for (const term of reader.listFrom(stem)) {
      add(toQualities(reader.find(term), SHARES.start));
    }
  }
  if (found.size === 0 && stem.length >= TYPO_MIN_LENGTH) {
    for (const term of reader.listNeighbours(stem)) {
      if (isSingleTypo(term, stem)) add(toQualities(reader.find(term), SHARES.typo));
    }
  }
  return found;
}

/** From 0, for what all entries have, to 1. */
const toRarity = (count: number, size: number) =>
  1 - Math.log(1 + count) / Math.log(1 + size);

/**
 * Looks the words of a query up in the contents, as far as they are loaded.
 *
 * @param size how many entries there are
 */
export function findContents(
  reader: ContentReader,
  words: readonly QueryWord[],
  size: number,
): FoundContents {
  const found = words.map((_word, place) => findWord(reader, words, place));
  const entries = new Map<number, number[]>();
  found.forEach((qualities, place) => {
    for (const [number, quality] of qualities) {
      const own = entries.get(number) ?? words.map(() => 0);
      own[place] = quality;
      entries.set(number, own);
    }
  });
  return {
    entries,
    weights: found.map((qualities) =>
      qualities.size === 0
        ? UNKNOWN_WEIGHT
        : Math.max(WEIGHT_MIN, toRarity(qualities.size, size)),
    ),
  };
}

/** Picks the matches of a query without some of its words. */
export function pickContents(
  { entries, weights }: FoundContents,
  places: readonly number[],
): FoundContents {
  if (places.length === weights.length) return { entries, weights };
  const pick = (all: WordQualities) => places.map((place) => all[place] as number);
  return {
    entries: new Map([...entries].map(([number, all]) => [number, pick(all)])),
    weights: pick(weights),
  };
}
