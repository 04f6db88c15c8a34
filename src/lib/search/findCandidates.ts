import type { QueryCombination, SearchOptions } from 'minisearch';
import type { ParsedQuery, QueryWord } from './parseQuery';
import type { IndexField, SearchShard } from './searchIndex';
import { stemTerm } from './stemTerm';

/** An entry that may be a result, with the terms of the index that brought it. */
export interface Candidate {
  /** Place among the entries of the shard. */
  id: number;
  /** Score of the index, to be compared within one shard. */
  score: number;
  /** Fields by term of the index. */
  match: Readonly<Record<string, readonly IndexField[]>>;
}

/**
 * Modes of a search: all words exactly or as prefixes; all words with a typing error allowed;
 * or any of the words.
 */
export type SearchMode = 'exact' | 'typo' | 'any';

/** Fewest characters of a word that may be mistyped. */
export const TYPO_MIN_LENGTH = 4;

/** Fewest characters of a beginning that is looked for in owners too. */
const OWNER_PREFIX_MIN_LENGTH = 3;

/** Candidates of one shard that are ranked. */
const CANDIDATES_MAX = 400;

const BOOST: Readonly<Record<IndexField, number>> = { name: 8, owner: 3 };

function termToQuery(term: string, options: SearchOptions = {}): QueryCombination {
  return { queries: [term], ...options };
}

/** Lists typing errors that an edit distance of 1 does not cover: two swapped letters. */
function listSwaps(term: string): string[] {
  return Array.from(
    { length: term.length - 1 },
    (_, index) =>
      term.slice(0, index) +
      term.charAt(index + 1) +
      term.charAt(index) +
      term.slice(index + 2),
  );
}

function wholeToQueries(term: string, mode: SearchMode): QueryCombination[] {
  const isShort = term.length < OWNER_PREFIX_MIN_LENGTH;
  const exact: QueryCombination[] = isShort
    ? [termToQuery(term), termToQuery(term, { prefix: true, fields: ['name'] })]
    : [termToQuery(term, { prefix: true })];
  if (mode === 'exact' || term.length < TYPO_MIN_LENGTH) return exact;
  return [
    ...exact,
    termToQuery(term, { fuzzy: 1 }),
    ...listSwaps(term).map((swap) => termToQuery(swap, { prefix: true })),
  ];
}

function partsToQuery(
  parts: readonly string[],
  isBeginning: boolean,
): QueryCombination[] {
  const last = parts.length - 1;
  return parts.length === 0
    ? []
    : [
        {
          combineWith: 'AND',
          queries: parts.map((part, index) =>
            termToQuery(part, { prefix: isBeginning && index === last }),
          ),
        },
      ];
}

function wordToQuery(
  { whole, parts, forms, synonyms }: QueryWord,
  mode: SearchMode,
  isLast: boolean,
): QueryCombination {
  return {
    combineWith: 'OR',
    queries: [
      ...wholeToQueries(whole, mode),
      ...partsToQuery(parts, isLast),
      ...forms.map((form) => termToQuery(form)),
      ...synonyms.flatMap((synonym) => [
        termToQuery(synonym.whole),
        ...partsToQuery(synonym.parts, false),
      ]),
    ],
  };
}

/** Two neighbours written as one: `snack bar` → `snackbar`. */
function joinNeighbours(words: readonly QueryWord[], index: number): QueryWord {
  const [left, right] = [words[index], words[index + 1]] as [QueryWord, QueryWord];
  const whole = left.whole + right.whole;
  return { whole, parts: [], forms: [], synonyms: [], stem: stemTerm(whole) };
}

/**
 * The words with each pair of neighbours joined in turn. Where all words are needed, a pair that
 * is no word of the index is left out: its reading finds nothing, and asking for its other words
 * takes most of the time of a search.
 */
function listJoined(
  words: readonly QueryWord[],
  mode: SearchMode,
  isKnown: (query: QueryCombination) => boolean,
): QueryWord[][] {
  return words.slice(1).flatMap((_word, index) => {
    const joined = joinNeighbours(words, index);
    const isLast = index + 2 === words.length;
    return mode === 'any' || isKnown(wordToQuery(joined, mode, isLast))
      ? [[...words.slice(0, index), joined, ...words.slice(index + 2)]]
      : [];
  });
}

function wordsToQuery(
  words: readonly QueryWord[],
  mode: SearchMode,
): QueryCombination {
  return {
    combineWith: mode === 'any' ? 'OR' : 'AND',
    queries: words.map((word, index) =>
      wordToQuery(word, mode, index === words.length - 1),
    ),
  };
}

/**
 * Finds what may be a result in one shard.
 *
 * @returns at most some hundreds, by the index's own order
 */
export function findCandidates(
  { index }: SearchShard,
  { words }: ParsedQuery,
  mode: SearchMode,
  filter: (id: number) => boolean,
): Candidate[] {
  if (words.length === 0) return [];
  const search = (query: QueryCombination) =>
    index.search(query, {
      boost: BOOST,
      filter: ({ id }) => filter(id as number),
      tokenize: (term) => [term],
      weights: { fuzzy: 0.3, prefix: 0.6 },
    });
  const readings = [
    words,
    ...listJoined(words, mode, (query) => search(query).length > 0),
  ];
  return search({
    combineWith: 'OR',
    queries: readings.map((reading) => wordsToQuery(reading, mode)),
  })
    .slice(0, CANDIDATES_MAX)
    .map(({ id, score, match }) => ({
      id: id as number,
      score,
      match: match as Candidate['match'],
    }));
}
