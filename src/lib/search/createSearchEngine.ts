import { scopeQuery } from './scopeQuery';
import { isWritten, type TermsFile } from './contentFiles';
import { createContentReader } from './createContentReader';
import { findCandidates, type Candidate, type SearchMode } from './findCandidates';
import { findContents, pickContents, type FoundContents } from './findContents';
import { groupHits, type RankedHit } from './groupHits';
import { loadShard, type LoadedShard } from './loadShard';
import { markMatches } from './markMatches';
import { parseQuery, type ParsedQuery } from './parseQuery';
import { rankContents } from './rankContents';
import { matchName, rankEntry } from './rankEntry';
import {
  addExcerpts,
  completeShard,
  type SearchExcerptsFile,
  type SearchShardFile,
} from './searchIndex';
import type {
  SearchAnswer,
  SearchEntry,
  SearchHit,
  SearchRequest,
  SearchScope,
} from './types';

/** Answers queries from the parts of the index it has been given. */
export interface SearchEngine {
  /**
   * Takes the names of a scope, and for the moment finds pages, components and hooks in it.
   *
   * @throws if they are none
   */
  begin(file: SearchShardFile): void;
  /**
   * Takes the names of a scope, also those that it has begun with.
   *
   * @throws if they are none
   */
  add(file: SearchShardFile): void;
  has(scope: SearchScope): boolean;
  /**
   * Takes what is shown below the names of a scope.
   *
   * @throws if it belongs to others
   */
  addExcerpts(file: SearchExcerptsFile): void;
  hasExcerpts(scope: SearchScope): boolean;
  /** Takes the words that contents are found by, at their place among such files. */
  addTerms(place: number, file: TermsFile): void;
  /** Places of the files of words that the last answers would have needed. */
  takeMissingTerms(): number[];
  /** @param isWhole whether the names of no other scope are to come; default: true */
  search(request: SearchRequest, isWhole?: boolean): SearchAnswer;
}

/** From this number of results on, words are taken as they are written. */
const ENOUGH_RESULTS = 3;

/** Of pages and sections, what has a smaller share of the best points has a word or two of many. */
const GOOD_SHARE = 0.5;

/** Penalty of matches with a typing error, so that they rank behind exact ones. */
const TYPO_LOSS = 60;

/** More words than that are no name, or no name with a slip in it. */
const NAME_WORDS_MAX = 5;
const TYPO_WORDS_MAX = 4;

const toNameKey = ({ kind, name }: SearchEntry) => `${kind} ${name}`;

/** A query as it is asked of one shard. */
interface ShardQuery {
  shard: LoadedShard;
  query: ParsedQuery;
  scopePoints: number;
  contents: FoundContents;
  isAsked: (id: number) => boolean;
}

/**
 * Creates an engine without any part of the index.
 *
 * @param starts first word of each file of words
 */
export function createSearchEngine(starts: readonly string[]): SearchEngine {
  const shards = new Map<SearchScope, LoadedShard>();
  const reader = createContentReader(starts);
  /** Number of entries with the same kind and name, by both. */
  const namesakes = new Map<string, number>();
  let size = 0;

  function queryShard(
    shard: LoadedShard,
    query: ParsedQuery,
    contents: FoundContents,
    { current, kinds }: SearchRequest,
  ): ShardQuery {
    const { query: own, points } = scopeQuery(query, shard.scope, current);
    return {
      shard,
      query: own,
      contents: pickContents(
        contents,
        own.words.map((word) => query.words.indexOf(word)),
      ),
      scopePoints: points,
      isAsked: (id) =>
        kinds.length === 0 ||
        kinds.includes((shard.entries[id] as SearchEntry).kind),
    };
  }

  function rank(
    { shard, query, scopePoints, contents }: ShardQuery,
    candidate: Candidate,
    loss = 0,
  ): RankedHit {
    const { id, match } = candidate;
    const entry = shard.entries[id] as SearchEntry;
    const points = rankEntry(query, candidate, entry, shard.prepare(id), {
      sharedBy: namesakes.get(toNameKey(entry)) ?? 1,
      scopePoints,
      contents: contents.entries.get(shard.first + id),
    });
    return {
      scope: shard.scope,
      entry,
      points: points - loss,
      terms: Object.keys(match),
    };
  }

  const findNamed = (
    asked: readonly ShardQuery[],
    mode: SearchMode,
    loss?: number,
  ) =>
    asked.flatMap((own) =>
      findCandidates(own.shard, own.query, mode, own.isAsked).map((candidate) =>
        rank(own, candidate, loss),
      ),
    );

  /** Pages and sections that have some of the words. */
  const findWritten = (asked: readonly ShardQuery[]) =>
    asked.flatMap(({ shard, contents, query, scopePoints, isAsked }) => {
      const { entries, pages, first, listWords } = shard;
      const terms = query.words.map(({ stem }) => stem);
      const toEntry = (id: number) => entries[id] as SearchEntry;
      const measurePhrase = (id: number) =>
        query.words.length < 2
          ? 0
          : Math.max(
              ...shard
                .prepare(id)
                .names.flatMap(({ whole }) =>
                  query.wholes.map((joined) =>
                    whole.includes(joined) ? joined.length / whole.length : 0,
                  ),
                ),
            );
      return rankContents({ first, pages, listWords, measurePhrase }, contents)
        .filter(({ id }) => isAsked(id))
        .map(({ id, points, saysMore }): RankedHit => ({
          scope: shard.scope,
          entry: toEntry(id),
          points: points + scopePoints,
          terms,
          ...(saysMore ? { page: toEntry(pages.get(id) as number) } : {}),
        }));
    });

  /** Entries of the reference that have all words in their name, owner or description. */
  const findDescribed = (asked: readonly ShardQuery[]) =>
    asked.flatMap((own) => {
      const { shard, query, contents, isAsked } = own;
      const { entries, first } = shard;
      const hits: RankedHit[] = [];
      for (const [number, qualities] of contents.entries) {
        const id = number - first;
        // Of all shards; to read beyond the ends of an array is slow.
        if (id < 0 || id >= entries.length) continue;
        if (isWritten(entries[id] as SearchEntry) || !isAsked(id)) continue;
        const { names, owner } = shard.prepare(id);
        const hasAll = query.words.every(
          (word, place) =>
            qualities[place] ||
            (owner && matchName(word, owner) > 0) ||
            names.some((name) => matchName(word, name) > 0),
        );
        if (hasAll) hits.push(rank(own, { id, score: 0, match: {} }));
      }
      return hits;
    });

  function find(asked: readonly ShardQuery[], isWhole: boolean): RankedHit[] {
    const best = new Map<SearchEntry, RankedHit>();
    const add = (hits: readonly RankedHit[]) => {
      for (const hit of hits) {
        const known = best.get(hit.entry);
        if (!known) best.set(hit.entry, hit);
        else {
          best.set(hit.entry, {
            ...known,
            ...hit,
            points: Math.max(hit.points, known.points),
          });
        }
      }
    };
    const length = Math.max(0, ...asked.map(({ query }) => query.words.length));
    if (length <= NAME_WORDS_MAX) add(findNamed(asked, 'exact'));
    const named = best.size;
    if (named < ENOUGH_RESULTS) add(findDescribed(asked));
    const written = findWritten(asked);
    const most = [...best.values(), ...written].reduce(
      (points, hit) => Math.max(points, hit.points),
      0,
    );
    add(written.filter(({ points }) => points >= most * GOOD_SHARE));
    // Typing errors are guessed once all entries are loaded.
    if (!isWhole || named >= ENOUGH_RESULTS) return [...best.values()];
    if (length <= TYPO_WORDS_MAX) {
      add(findNamed(asked, 'typo', named > 0 ? TYPO_LOSS : 0));
    }
    if (best.size === 0 && length <= NAME_WORDS_MAX) add(findNamed(asked, 'any'));
    return [...best.values()];
  }

  function begin(file: SearchShardFile): LoadedShard {
    const known = shards.get(file.scope);
    if (known) return known;
    const shard = loadShard(file);
    shards.set(shard.scope, shard);
    size += shard.entries.length;
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
    addExcerpts(file) {
      const shard = shards.get(file.scope);
      if (!shard) throw new Error(`search: no names of ${file.scope}`);
      addExcerpts(shard, file);
    },
    hasExcerpts: (scope) => shards.get(scope)?.hasExcerpts ?? false,
    addTerms: (place, terms) => reader.add(place, terms),
    takeMissingTerms: () => reader.takeMissing(),
    search(request, isWhole = true) {
      const query = parseQuery(request.query);
      const contents = findContents(reader, query.words, size);
      const { scopes } = request;
      const asked = [...shards.values()]
        .filter(({ scope }) => scopes.length === 0 || scopes.includes(scope))
        .map((shard) => queryShard(shard, query, contents, request));
      const found = query.words.length === 0 ? [] : find(asked, isWhole);
      return groupHits(found, request, (hit) => toHit(hit, query), isWhole);
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
