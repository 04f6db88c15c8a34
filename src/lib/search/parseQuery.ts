import { isStopWord } from './contentTerms';
import { textToChunks, toSingular, type TermChunk } from './searchTerms';
import { stemTerm } from './stemTerm';
import { SEARCH_SYNONYMS } from './synonyms';

/** A word of a query, with its synonyms. */
export interface QueryWord extends TermChunk {
  /** Its singular or plural, where that does not begin with it. */
  forms: string[];
  /** Synonyms of the word, alone or together with its neighbours. */
  synonyms: TermChunk[];
  /** Stem of all its forms. */
  stem: string;
}

/** A query, ready to be looked up. */
export interface ParsedQuery {
  /** As it was typed, without spaces around it. */
  text: string;
  words: QueryWord[];
  /** All words in one: `datepicker` for `date picker`; with those left out, and without. */
  wholes: string[];
}

/** Longest query that is looked at, in UTF-16 units: an error may be pasted. */
export const QUERY_MAX_LENGTH = 400;

/** Most words of a query that are looked at. */
export const QUERY_MAX_WORDS = 24;

/** Most words of a name that has synonyms. */
const NAME_WORDS_MAX = 3;

const toName = (words: readonly TermChunk[]) =>
  words.map(({ whole }) => stemTerm(whole)).join(' ');

/** Synonyms of names, by the stems of their words. */
const SYNONYMS: ReadonlyMap<string, readonly TermChunk[]> = new Map(
  Object.entries(SEARCH_SYNONYMS).map(([name, called]) => [
    toName(textToChunks(name.replaceAll('-', ' '))),
    textToChunks(called),
  ]),
);

function listForms(term: string): string[] {
  const singular = toSingular(term);
  if (singular !== term) return [singular];
  // Other plurals begin with the singular, and beginnings are found anyway.
  return term.length > 3 && term.endsWith('y') ? [`${term.slice(0, -1)}ies`] : [];
}

/** Finds the synonyms of a name, whether its words stand apart or together: `react-hook-form`. */
const findCalled = (name: readonly TermChunk[]): readonly TermChunk[] =>
  SYNONYMS.get(toName(name)) ??
  SYNONYMS.get(
    name
      .flatMap(({ whole, parts }) => (parts.length > 0 ? parts : [whole]))
      .map(stemTerm)
      .join(' '),
  ) ??
  [];

/** For each word, what the names are also called in which it stands. */
function listSynonyms(words: readonly TermChunk[]): TermChunk[][] {
  const synonyms = words.map((): TermChunk[] => []);
  for (let from = 0; from < words.length; from += 1) {
    const lengthMax = Math.min(NAME_WORDS_MAX, words.length - from);
    for (let length = 1; length <= lengthMax; length += 1) {
      const name = words.slice(from, from + length);
      const called = findCalled(name);
      name.forEach((_word, place) => synonyms[from + place]?.push(...called));
    }
  }
  return synonyms;
}

function joinWords(words: readonly TermChunk[]): string {
  return words.map(({ whole }) => whole).join('');
}

/**
 * Reads what a reader has typed.
 *
 * @example
 * parseQuery('startIcon').words
 * // → [{ whole: 'starticon', parts: ['start', 'icon'], forms: [], synonyms: [], stem: 'starticon' }]
 * @example
 * parseQuery('how to use tabs').words
 * // → [{ whole: 'tabs', parts: [], forms: ['tab'], synonyms: [], stem: 'tab' }]
 */
export function parseQuery(query: string): ParsedQuery {
  const text = query.trim().slice(0, QUERY_MAX_LENGTH);
  const chunks = textToChunks(text);
  // Words that a question is made with are left out where others remain.
  const meant = chunks.filter(({ whole }) => !isStopWord(whole));
  const asked = (meant.length > 0 ? meant : chunks).slice(0, QUERY_MAX_WORDS);
  const synonyms = listSynonyms(asked);
  const words = asked.map((chunk, place): QueryWord => ({
    ...chunk,
    forms: listForms(chunk.whole),
    synonyms: synonyms[place] as TermChunk[],
    stem: stemTerm(chunk.whole),
  }));
  return {
    text,
    words,
    wholes: [...new Set([joinWords(words), joinWords(chunks)])],
  };
}

/**
 * Leaves out of a query the words that only say where to look, where others remain:
 * `joy button` is `button` among the entries of Joy UI.
 */
export function omitWords(
  query: ParsedQuery,
  isOmitted: (word: QueryWord) => boolean,
): ParsedQuery {
  const words = query.words.filter((word) => !isOmitted(word));
  return words.length === 0 || words.length === query.words.length
    ? query
    : { ...query, words, wholes: [joinWords(words), ...query.wholes] };
}
