import { PRODUCTS, type ProductId } from '../products';
import { findCandidates, type Candidate, type SearchMode } from './findCandidates';
import { groupHits, type RankedHit } from './groupHits';
import { markMatches } from './markMatches';
import { omitWords, parseQuery, type ParsedQuery } from './parseQuery';
import { prepareEntry, rankEntry, type PreparedEntry } from './rankEntry';
import {
  addTexts,
  completeShard,
  openShard,
  type SearchShard,
  type SearchShardFile,
  type SearchTextsFile,
} from './searchIndex';
import type {
  SearchAnswer,
  SearchEntry,
  SearchHit,
  SearchRequest,
  SearchScope,
} from './types';

/** Answers queries from the shards it has been given. */
export interface SearchEngine {
  /**
   * Takes a part of the index, and for the moment finds pages, components and hooks in it.
   *
   * @throws if it is not one
   */
  begin(file: SearchShardFile): void;
  /**
   * Takes a part of the index, also one that it has begun with.
   *
   * @throws if it is not one
   */
  add(file: SearchShardFile): void;
  has(scope: SearchScope): boolean;
  /**
   * Takes the texts of a part that it has.
   *
   * @throws if they are not those
   */
  addTexts(file: SearchTextsFile): void;
  hasTexts(scope: SearchScope): boolean;
  /** @param isWhole whether no other part of the index is to come; default: true */
  search(request: SearchRequest, isWhole?: boolean): SearchAnswer;
}

/** Points of the product a reader is in. */
const CURRENT_POINTS = 22;

/** Points of the products, by their order in the menu. */
const SCOPE_POINTS: Readonly<Record<string, number>> = Object.fromEntries(
  PRODUCTS.map(({ id }, place) => [id, id.startsWith('x-') ? 5 : 8 - place * 2]),
);

/** From this number of results on, words are taken as they are written. */
const ENOUGH_RESULTS = 3;

/** Points of what is found as it was typed before what is found by a slip of the keyboard. */
const EXACT_POINTS = 60;

interface LoadedShard extends SearchShard {
  /** Prepared when they are first ranked. */
  prepared: Map<number, PreparedEntry>;
}

const toNameKey = ({ kind, name }: SearchEntry) => `${kind} ${name}`;

/** Words that name a library rather than something in it. */
const SCOPE_WORDS: Partial<Record<SearchScope, readonly string[]>> = {
  'material-ui': ['material', 'mui', 'ui'],
  'joy-ui': ['joy', 'mui', 'ui'],
  'base-ui': ['base', 'mui', 'ui'],
  system: ['system', 'mui'],
};

/** Points for each word of the query that names the library. */
const SCOPE_WORD_POINTS = 40;

function toScopePoints(scope: SearchScope, current: ProductId | null): number {
  return (SCOPE_POINTS[scope] ?? 0) + (scope === current ? CURRENT_POINTS : 0);
}

/** Creates an engine without shards. */
export function createSearchEngine(): SearchEngine {
  const shards = new Map<SearchScope, LoadedShard>();
  /** How many entries have a kind and name, by both. */
  const namesakes = new Map<string, number>();

  function rank(
    query: ParsedQuery,
    shard: LoadedShard,
    candidate: Candidate,
    scopePoints: number,
  ): RankedHit {
    const entry = shard.entries[candidate.id] as SearchEntry;
    const ranked = shard.prepared.get(candidate.id) ?? prepareEntry(entry);
    shard.prepared.set(candidate.id, ranked);
    const points = rankEntry(query, candidate, entry, ranked, {
      sharedBy: namesakes.get(toNameKey(entry)) ?? 1,
      scopePoints,
    });
    return {
      scope: shard.scope,
      entry,
      points,
      terms: Object.keys(candidate.match),
    };
  }

  function findIn(
    query: ParsedQuery,
    mode: SearchMode,
    { current, scopes, kinds }: SearchRequest,
  ): RankedHit[] {
    return [...shards.values()]
      .filter(({ scope }) => scopes.length === 0 || scopes.includes(scope))
      .flatMap((shard) => {
        const words = SCOPE_WORDS[shard.scope] ?? [];
        const own = omitWords(query, ({ whole }) => words.includes(whole));
        const points =
          toScopePoints(shard.scope, current) +
          (query.words.length - own.words.length) * SCOPE_WORD_POINTS;
        const isAsked = (id: number) =>
          kinds.length === 0 ||
          kinds.includes((shard.entries[id] as SearchEntry).kind);
        return findCandidates(shard, own, mode, isAsked).map((candidate) =>
          rank(own, shard, candidate, points),
        );
      });
  }

  function find(
    query: ParsedQuery,
    request: SearchRequest,
    isWhole: boolean,
  ): { found: RankedHit[]; exact: number } {
    const exact = findIn(query, 'exact', request);
    // What was meant otherwise is guessed when all that could have been meant is there.
    if (!isWhole || exact.length >= ENOUGH_RESULTS) {
      return { found: exact, exact: exact.length };
    }
    const known = new Set(exact.map(({ entry }) => entry));
    const mistyped = findIn(query, 'typo', request).filter(
      ({ entry }) => !known.has(entry),
    );
    const found = [
      ...exact.map((hit) => ({ ...hit, points: hit.points + EXACT_POINTS })),
      ...mistyped,
    ];
    const isLost = found.length === 0 && query.words.length > 1;
    return {
      found: isLost ? findIn(query, 'any', request) : found,
      exact: exact.length,
    };
  }

  function begin(file: SearchShardFile): LoadedShard {
    const known = shards.get(file.scope);
    if (known) return known;
    const shard = { ...openShard(file), prepared: new Map() };
    shards.set(shard.scope, shard);
    for (const entry of shard.entries) {
      const key = toNameKey(entry);
      namesakes.set(key, (namesakes.get(key) ?? 0) + 1);
    }
    return shard;
  }

  return {
    begin: (file) => void begin(file),
    add: (file) => completeShard(begin(file)),
    has: (scope) => shards.has(scope),
    addTexts(file) {
      const shard = shards.get(file.scope);
      if (!shard) throw new Error(`search: no names of ${file.scope}`);
      shards.set(file.scope, { ...addTexts(shard, file), prepared: shard.prepared });
    },
    hasTexts: (scope) => shards.get(scope)?.hasTexts ?? false,
    search(request, isWhole = true) {
      const query = parseQuery(request.query);
      const { found, exact } = find(query, request, isWhole);
      const toShown = (hit: RankedHit) => toHit(hit, query);
      return { ...groupHits(found, request, toShown, isWhole), exact };
    },
  };
}

function toHit({ scope, entry, terms }: RankedHit, query: ParsedQuery): SearchHit {
  const { alias: _alias, weight: _weight, ...shown } = entry;
  const mark = (text = '') => markMatches(text, query, terms);
  return {
    ...shown,
    scope,
    marked: {
      name: mark(entry.name),
      owner: mark(entry.owner),
      excerpt: mark(entry.excerpt),
    },
  };
}
