import { listStems } from './contentTerms';
import type { IndexedEntry, SearchKind } from './types';

/** Highest level of a term: all of the entry's name. */
export const TOP_LEVEL = 8;

/** Numbers of entries, ascending, by what the term says about them: the level above the place. */
export type Postings = readonly (readonly number[])[];

/** Entries by term, loaded for a word. Numbers are stored as differences. */
export type TermsFile = Readonly<Record<string, Postings>>;

/** The first term of each file. */
export const listFirstTerms = (files: readonly TermsFile[]): string[] =>
  files.map((file) => Object.keys(file)[0] as string);

/** Size of a file before compression, in characters: about a third of it is transferred. */
const FILE_SIZE = 2500;

/** Kinds that writers wrote: their names are content, too. Other names are found by letters. */
const WRITTEN: ReadonlySet<SearchKind> = new Set(['page', 'section', 'post']);

export const isWritten = ({ kind }: Pick<IndexedEntry, 'kind'>): boolean =>
  WRITTEN.has(kind);

const toDistances = (numbers: readonly number[]) =>
  numbers.map((number, place) => number - (numbers[place - 1] ?? 0));

/** Reads the entries of a term out of its file. */
export function unpackPostings(postings: Postings): Postings {
  return postings.map((distances) => {
    let number = 0;
    return distances.map((distance) => (number += distance));
  });
}

/** Weight of a term by its place, before the length of the text counts. */
const LABEL_WORTH = 2.5;
const LEAD_WORTH = 2;

/**
 * Terms outside the name say this much at most, and half of that at so many points of worth. A
 * page is its title: what else it has of its own must not be taken for that, nor for a synonym.
 */
const SECTION_MAX = 0.9;
const PAGE_MAX = 0.65;
const HALF_WORTH = 0.5;

/**
 * The share of a term's weight, in a text of average length, that does not depend on the
 * length.
 */
const FIXED_SHARE = 0.4;

function countTerms(text = ''): Map<string, number> {
  const counts = new Map<string, number>();
  for (const stem of listStems(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

const countWords = (text = '') => text.split(' ').length;

/** Rates how much each term says about an entry. */
function rateTerms(entry: IndexedEntry, averageLength: number): Map<string, number> {
  const { name, alias = '', labels, lead, text } = entry;
  const worths = new Map<string, number>();
  const add = (counts: Map<string, number>, worth: number) =>
    counts.forEach((count, term) =>
      worths.set(term, (worths.get(term) ?? 0) + count * worth),
    );
  const length = countWords(text) / averageLength;
  add(countTerms(labels), LABEL_WORTH);
  add(countTerms(lead), LEAD_WORTH);
  add(countTerms(text), 1 / (FIXED_SHARE + (1 - FIXED_SHARE) * length));
  const max = entry.kind === 'section' ? SECTION_MAX : PAGE_MAX;
  const levels = new Map(
    [...worths].map(([term, worth]) => [
      term,
      Math.max(1, Math.round((TOP_LEVEL * max * worth) / (worth + HALF_WORTH))),
    ]),
  );
  if (isWritten(entry)) {
    for (const term of listStems(`${name} ${alias}`)) levels.set(term, TOP_LEVEL);
  }
  return levels;
}

function collectPostings(entries: readonly IndexedEntry[]): Map<string, number[][]> {
  const written = entries.filter(isWritten);
  const length = written.reduce((sum, { text }) => sum + countWords(text), 0);
  const averageLength = length / written.length || 1;
  const terms = new Map<string, number[][]>();
  entries.forEach((entry, number) => {
    for (const [term, level] of rateTerms(entry, averageLength)) {
      const postings = terms.get(term) ?? [];
      while (postings.length < level) postings.push([]);
      postings[level - 1]?.push(number);
      terms.set(term, postings);
    }
  });
  return terms;
}

/**
 * Looks up once, for all readers, which entries have which term, and splits that into files of
 * which a query needs one or two for each word.
 *
 * @param entries by their numbers
 * @returns files in the order of their terms, which is that of code units
 */
export function createTermsFiles(entries: readonly IndexedEntry[]): TermsFile[] {
  const files: Record<string, Postings>[] = [];
  let size = Infinity;
  const sorted = [...collectPostings(entries)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [term, postings] of sorted) {
    const packed = postings.map(toDistances);
    const length = JSON.stringify([term, packed]).length;
    if (size + length > FILE_SIZE) {
      files.push({});
      size = 0;
    }
    (files.at(-1) as Record<string, Postings>)[term] = packed;
    size += length;
  }
  return files;
}
