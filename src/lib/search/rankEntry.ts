import type { Candidate } from './findCandidates';
import type { ParsedQuery, QueryWord } from './parseQuery';
import type { WordQualities } from './findContents';
import type { IndexField } from './searchIndex';
import { textToChunks } from './searchTerms';
import { stemTerm } from './stemTerm';
import type { SearchEntry, SearchKind } from './types';

/** A name in the forms in which it is compared. */
interface ComparedName {
  /** Letters and digits in one word. */
  whole: string;
  terms: ReadonlySet<string>;
  /** Stems of their forms. */
  stems: ReadonlySet<string>;
  stem: string;
  /** Number of its words. */
  length: number;
}

/** An entry ready for ranking. */
export interface PreparedEntry {
  /** The name, then the other one. */
  names: readonly ComparedName[];
  owner: ComparedName | null;
}

/** Facts about an entry that its rank needs beside the query. */
export interface RankContext {
  /** Entries of its kind with the same name, in all of the index. */
  sharedBy: number;
  /** Points of its product. */
  scopePoints: number;
  /** Quality of the description's match for each word. */
  contents?: WordQualities | undefined;
}

/** Qualities of a single word's match, from 0 to 1. */
const MATCH = {
  whole: 1,
  wholeForm: 0.95,
  term: 0.85,
  termForm: 0.82,
  parts: 0.8,
  wholeSynonym: 0.78,
  wholeStart: 0.75,
  synonym: 0.7,
  termStart: 0.6,
  typo: 0.5,
} as const;

/** Weight of a match in the owner or the text, compared with one in the name. */
const OWNER_SHARE = 0.75;
const TEXT_SHARE = 0.3;

/** Points where the query as a whole is the name, or where it begins. */
const WHOLE_POINTS = 40;
const WHOLE_START_SHARE = 0.5;
const FORM_SHARE = 0.7;

interface KindRank {
  /** Points for what it is, where names match alike. */
  points: number;
  /** Weight of its name, from 0 to 1. */
  name: number;
  /** Bonus for a match of the whole query, from 0 to 1. */
  whole: number;
}

const KIND_RANKS: Readonly<Record<SearchKind, KindRank>> = {
  page: { points: 24, name: 1, whole: 1 },
  component: { points: 13, name: 1, whole: 1 },
  hook: { points: 13, name: 1, whole: 1 },
  type: { points: 8, name: 1, whole: 1 },
  version: { points: 8, name: 1, whole: 1 },
  prop: { points: 7, name: 1, whole: 1 },
  section: { points: 5, name: 0.85, whole: 0.5 },
  post: { points: 10, name: 1, whole: 1 },
  themeKey: { points: 3, name: 0.85, whole: 1 },
  slot: { points: 3, name: 0.9, whole: 0.6 },
  class: { points: 3, name: 0.9, whole: 1 },
  event: { points: 2, name: 0.9, whole: 1 },
  selector: { points: 1, name: 0.9, whole: 1 },
  icon: { points: 0, name: 1, whole: 1 },
};

/** Prepares an entry, once. */
export function prepareEntry({ name, alias, owner }: SearchEntry): PreparedEntry {
  return {
    names: [name, ...(alias ? [alias] : [])].map(compareName),
    owner: owner ? compareName(owner) : null,
  };
}

function compareName(text: string): ComparedName {
  const chunks = textToChunks(text);
  const terms = new Set(chunks.flatMap(({ whole, parts }) => [whole, ...parts]));
  const whole = chunks.map((chunk) => chunk.whole).join('');
  return {
    whole,
    terms,
    stem: stemTerm(whole),
    stems: new Set([...terms].map(stemTerm)),
    length: chunks.reduce((sum, { parts }) => sum + (parts.length || 1), 0),
  };
}

function startsAny(terms: ReadonlySet<string>, start: string): boolean {
  for (const term of terms) {
    if (term.startsWith(start)) return true;
  }
  return false;
}

function hasParts(parts: readonly string[], { terms }: ComparedName): boolean {
  const last = parts.length - 1;
  return (
    parts.length > 0 &&
    parts.every((part, index) =>
      index === last ? startsAny(terms, part) : terms.has(part),
    )
  );
}

/** Quality of a word's match in a name, from 0 to {@link MATCH.whole}. */
export function matchName(word: QueryWord, name: ComparedName): number {
  const { whole, stem, terms, stems } = name;
  if (whole === word.whole) return MATCH.whole;
  if (stem === word.stem) return MATCH.wholeForm;
  if (terms.has(word.whole)) return MATCH.term;
  if (stems.has(word.stem)) return MATCH.termForm;
  if (hasParts(word.parts, name)) return MATCH.parts;
  if (whole.startsWith(word.whole)) return MATCH.wholeStart;
  if (word.synonyms.some((synonym) => whole === synonym.whole)) {
    return MATCH.wholeSynonym;
  }
  const isSynonym = word.synonyms.some(
    (synonym) => terms.has(synonym.whole) || hasParts(synonym.parts, name),
  );
  if (isSynonym) return MATCH.synonym;
  return startsAny(terms, word.whole) ? MATCH.termStart : 0;
}

function matchWord(
  word: QueryWord,
  { names, owner }: PreparedEntry,
  fields: ReadonlySet<IndexField>,
  inText: number,
): number {
  const inOwner = owner ? matchName(word, owner) * OWNER_SHARE : 0;
  const best = Math.max(inOwner, ...names.map((name) => matchName(word, name)));
  if (best > 0) return best;
  // The index has found it, so it is there with a slip of the keyboard.
  if (fields.has('name')) return MATCH.typo;
  if (fields.has('owner')) return MATCH.typo * OWNER_SHARE;
  return inText > 0 ? TEXT_SHARE : 0;
}

/** Share of {@link WHOLE_POINTS} for a query that is the name, or the name with its owner. */
function matchWhole(
  joined: string,
  name: ComparedName,
  owner: ComparedName | null,
  sharedBy: number,
): number {
  if (joined === '') return 0;
  if (owner) {
    const forth = owner.whole + name.whole;
    if (joined === forth || joined === name.whole + owner.whole) return 1;
    if (forth.startsWith(joined) && joined.length > owner.whole.length) return 0.6;
  }
  // A name that many members have tells little. Pages and components go by theirs, whoever shares it.
  const share = owner ? 1 / (1 + Math.log(sharedBy) / 4) : 1;
  if (joined === name.whole) return share;
  if (stemTerm(joined) === name.stem) return share * FORM_SHARE;
  return name.whole.startsWith(joined)
    ? (joined.length / name.whole.length) * WHOLE_START_SHARE
    : 0;
}

/**
 * Reduces a match where many entries share the name and none of the words is that of the owner:
 * `sx` alone is hardly the prop of one certain component.
 */
function toOwnShare(
  { words }: ParsedQuery,
  { owner }: PreparedEntry,
  sharedBy: number,
): number {
  const namesOwner = owner && words.some((word) => matchName(word, owner) > 0);
  return !owner || namesOwner ? 1 : 1 - Math.min(0.4, Math.log(sharedBy) / 14);
}

/**
 * Ranks a result.
 *
 * @returns points, the more the better; 100 for words that are all matched in full
 */
export function rankEntry(
  query: ParsedQuery,
  candidate: Candidate,
  entry: SearchEntry,
  prepared: PreparedEntry,
  { sharedBy, scopePoints, contents }: RankContext,
): number {
  const { words } = query;
  const fields = new Set(Object.values(candidate.match).flat());
  const qualities = words.map((word, place) =>
    matchWord(word, prepared, fields, contents?.[place] ?? 0),
  );
  const mean = qualities.reduce((sum, quality) => sum + quality, 0) / words.length;
  const share = qualities.filter((quality) => quality > 0).length / words.length;
  const kind = KIND_RANKS[entry.kind];
  const { names, owner } = prepared;
  const whole = Math.max(
    ...query.wholes.flatMap((joined) =>
      names.map((name) => matchWhole(joined, name, owner, sharedBy)),
    ),
  );
  // Written as one word what the query has in two, or the other way round.
  const base = Math.max(mean, whole >= 0.5 ? MATCH.term : 0) * 100;
  const wordCount = words.reduce((sum, { parts }) => sum + (parts.length || 1), 0);
  return (
    base * share * kind.name * toOwnShare(query, prepared, sharedBy) +
    whole * WHOLE_POINTS * kind.whole +
    Math.min(1, wordCount / (names[0] as ComparedName).length) * 8 +
    kind.points +
    scopePoints +
    Math.min(4, Math.log2(1 + (entry.weight ?? 0)) / 1.5) +
    Math.min(3, candidate.score / 100) +
    (query.text.split(/\s+/).includes(entry.name) ? 5 : 0) +
    (query.text === entry.name ? 3 : 0) -
    (entry.deprecated ? 12 : 0) -
    (entry.plan ? 5 : 0)
  );
}
