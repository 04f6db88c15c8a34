import { textToChunks, toSingular, type TermChunk } from './searchTerms';
import { SEARCH_SYNONYMS } from './synonyms';

/** One word of a query, and what else finds the same. */
export interface QueryWord extends TermChunk {
  /** Its singular or plural, where that does not begin with it. */
  forms: string[];
  /** What it is also called. */
  synonyms: TermChunk[];
}

/** A query, ready to be looked up. */
export interface ParsedQuery {
  /** As it was typed, without spaces around it. */
  text: string;
  words: QueryWord[];
  /** All words in one: `datepicker` for `date picker`; with those left out, and without. */
  wholes: string[];
}

/** Longest query that is looked at, in UTF-16 units. */
export const QUERY_MAX_LENGTH = 120;

/** Most words of a query that are looked at. */
export const QUERY_MAX_WORDS = 8;

/** Words that a question is made with; left out where others remain. */
const QUESTION_WORDS = new Set(
  'a an and are can do does for from how i in is it my of on or the to use using what when where which with without'.split(
    ' ',
  ),
);

function listForms(term: string): string[] {
  const singular = toSingular(term);
  if (singular !== term) return [singular];
  // Other plurals begin with the singular, and beginnings are found anyway.
  return term.length > 3 && term.endsWith('y') ? [`${term.slice(0, -1)}ies`] : [];
}

function listSynonyms(terms: readonly string[]): TermChunk[] {
  return terms.flatMap((term) =>
    Object.hasOwn(SEARCH_SYNONYMS, term)
      ? textToChunks(SEARCH_SYNONYMS[term] as string)
      : [],
  );
}

function joinWords(words: readonly TermChunk[]): string {
  return words.map(({ whole }) => whole).join('');
}

/**
 * Reads what a reader has typed.
 *
 * @example
 * parseQuery('startIcon').words
 * // → [{ whole: 'starticon', parts: ['start', 'icon'], forms: [], synonyms: [] }]
 * @example
 * parseQuery('how to use tabs').words
 * // → [{ whole: 'tabs', parts: [], forms: ['tab'], synonyms: [] }]
 */
export function parseQuery(query: string): ParsedQuery {
  const text = query.trim().slice(0, QUERY_MAX_LENGTH);
  const chunks = textToChunks(text).slice(0, QUERY_MAX_WORDS);
  const asked = chunks.filter(({ whole }) => !QUESTION_WORDS.has(whole));
  const words = (asked.length > 0 ? asked : chunks).map((chunk): QueryWord => {
    const forms = listForms(chunk.whole);
    return { ...chunk, forms, synonyms: listSynonyms([chunk.whole, ...forms]) };
  });
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
