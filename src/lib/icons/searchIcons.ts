import { distance } from 'fastest-levenshtein';

/** Names and what else they are found by, ready for searching. */
export interface IconIndex {
  readonly icons: readonly IndexedIcon[];
  /** All words that find something. */
  readonly vocabulary: readonly string[];
}

interface IndexedIcon {
  /** The name in lower case. */
  readonly whole: string;
  readonly words: readonly string[];
  readonly synonyms: readonly string[];
}

/** Ranks of a term's matches, the lower the better. */
const RANK = {
  word: 1,
  start: 2,
  synonym: 3,
  synonymStart: 4,
  inside: 6,
} as const;

/** Fewest characters of a term that is looked for inside of words. */
const INSIDE_MIN = 3;

/** Words that name a style; in a query they are only left out if nothing is found. */
const STYLE_WORDS = new Set([
  'filled',
  'outlined',
  'rounded',
  'sharp',
  'two',
  'tone',
]);

/**
 * Splits a name into its words, in lower case.
 *
 * @example
 * splitIconName('Battery3BarOutlined') // → ['battery', '3', 'bar', 'outlined']
 * splitIconName('GTranslate') // → ['g', 'translate']
 */
export function splitIconName(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter((word) => word !== '');
}

/**
 * Prepares names for searching, once.
 *
 * @param names names of icons
 * @param synonyms words people type, by the words of names they stand for; of a key with
 *   several words, a name must have all
 */
export function createIconIndex(
  names: readonly string[],
  synonyms: Readonly<Record<string, string>>,
): IconIndex {
  const byFirstWord = new Map<string, { key: string[]; words: string[] }[]>();
  for (const [text, words] of Object.entries(synonyms)) {
    const key = text.split(' ');
    const first = key[0] as string;
    const entry = { key, words: words.split(' ') };
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), entry]);
  }
  const icons = names.map((name) => {
    const words = splitIconName(name);
    return {
      whole: name.toLowerCase(),
      words,
      synonyms: [...new Set(words)]
        .flatMap((word) => byFirstWord.get(word) ?? [])
        .filter(({ key }) => key.every((word) => words.includes(word)))
        .flatMap((entry) => entry.words),
    };
  });
  return {
    icons,
    vocabulary: [
      ...new Set(icons.flatMap((icon) => [...icon.words, ...icon.synonyms])),
    ].sort(),
  };
}

function rankTerm(icon: IndexedIcon, term: string): number {
  if (icon.words.includes(term)) return RANK.word;
  if (icon.words.some((word) => word.startsWith(term))) return RANK.start;
  if (icon.synonyms.includes(term)) return RANK.synonym;
  if (term.length < INSIDE_MIN) return Infinity;
  if (icon.synonyms.some((word) => word.startsWith(term))) return RANK.synonymStart;
  return icon.whole.includes(term) ? RANK.inside : Infinity;
}

function rankIcon(icon: IndexedIcon, terms: readonly string[]): number {
  const whole = terms.join('');
  if (icon.whole === whole) return 0;
  const sum = terms.reduce((total, term) => total + rankTerm(icon, term), 0);
  const rank = Math.min(
    sum,
    icon.whole.startsWith(whole) ? RANK.start * terms.length : Infinity,
    icon.synonyms.includes(whole) ? RANK.synonym * terms.length : Infinity,
  );
  // Of two that match alike, the one with less besides comes first.
  return rank + icon.words.length / 100;
}

function queryToTerms(query: string): string[] {
  // Names are often pasted as they stand in code: <AccessAlarmIcon />
  return splitIconName(query.replace(/[^\p{L}\p{N}\s_-]+/gu, ' ')).filter(
    (term, index, terms) =>
      !(term === 'icon' && index > 0 && index === terms.length - 1),
  );
}

function findTerms({ icons }: IconIndex, terms: readonly string[]): number[] {
  return icons
    .map((icon, index) => ({ index, rank: rankIcon(icon, terms) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ index }) => index);
}

/**
 * Finds icons by what a reader types. All terms must match, each with a word of the name,
 * the start of one, a synonym, or any part of the name.
 *
 * @returns indexes into the names, best match first; all in order for an empty query
 */
export function searchIcons(index: IconIndex, query: string): number[] {
  const terms = queryToTerms(query);
  if (terms.length === 0) {
    return index.icons.map((_icon, position) => position);
  }
  const found = findTerms(index, terms);
  const others = terms.filter((term) => !STYLE_WORDS.has(term));
  return found.length > 0 || others.length === 0 || others.length === terms.length
    ? found
    : findTerms(index, others);
}

/**
 * Suggests queries where nothing is found: the query with its unknown words replaced by the
 * nearest known ones.
 *
 * @returns at most `limit` queries that find something, nearest first
 */
export function suggestQueries(
  index: IconIndex,
  query: string,
  limit = 3,
): string[] {
  const terms = queryToTerms(query);
  const unknown = terms.filter((term) => findTerms(index, [term]).length === 0);
  const [term] = unknown;
  if (term === undefined || unknown.length > 1 || term.length < 3) {
    return [];
  }
  // One typing error in four letters.
  const allowed = Math.max(1, Math.floor(term.length / 4));
  return index.vocabulary
    .map((word) => ({ word, mistakes: distance(term, word) }))
    .filter(({ mistakes }) => mistakes <= allowed)
    .sort((a, b) => a.mistakes - b.mistakes)
    .map(({ word }) =>
      terms.map((other) => (other === term ? word : other)).join(' '),
    )
    .filter((suggestion) => searchIcons(index, suggestion).length > 0)
    .slice(0, limit);
}
