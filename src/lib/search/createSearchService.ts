import type { ProductId } from '../products';
import { createSearchEngine } from './createSearchEngine';
import type { TermsFile } from './contentFiles';
import type { SearchExcerptsFile, SearchShardFile } from './searchIndex';
import type {
  SearchProgress,
  SearchQuestion,
  SearchReply,
  ShardAddress,
  TermsAddress,
} from './searchMessages';
import type { SearchAnswer, SearchRequest, SearchScope } from './types';

/** What the service needs of its surroundings. */
export interface SearchServiceOptions {
  /** Loads a file of the index; rejects if that cannot be had. */
  loadFile: (url: string) => Promise<unknown>;
  reply: (reply: SearchReply) => void;
  /** Runs something after the questions that wait already. */
  schedule: (run: () => void) => void;
  /** Whether the reader pays for each byte: then only what is searched is loaded. */
  savesData?: boolean;
}

/** Milliseconds without another question until something is loaded. */
const PAUSES = {
  /** Files of its words: as soon as the reader has stopped typing. */
  terms: 150,
  /** What is shown below results: when the reader has taken none. */
  excerpts: 1200,
} as const;

/** A query that is shorter than that is the beginning of one. */
const QUERY_MIN_LENGTH = 2;

/** The current product first, the icons last: they are many and seldom meant. */
function sortShards(
  shards: readonly ShardAddress[],
  current: ProductId | null,
): ShardAddress[] {
  const toPlace = ({ scope }: ShardAddress) =>
    scope === current ? 0 : scope === 'icons' ? 2 : 1;
  return [...shards].sort((a, b) => toPlace(a) - toPlace(b));
}

/**
 * What runs in the worker: loads the index part by part and answers from what is there. Names
 * are loaded at once; which words stand where, by the words of each query.
 *
 * @returns takes the questions of the page; settles when they have been dealt with
 */
export function createSearchService({
  loadFile,
  reply,
  schedule,
  savesData = false,
}: SearchServiceOptions): (question: SearchQuestion) => Promise<void> {
  let engine = createSearchEngine([]);
  const addresses = new Map<SearchScope, ShardAddress>();
  let terms: readonly TermsAddress[] = [];
  const loaded: SearchScope[] = [];
  const failed = new Set<SearchScope>();
  /** Parts whose files are on their way. */
  const pending = new Set<SearchScope>();
  /** Places of the files of words that are on their way, and of those that could not be had. */
  const pendingTerms = new Set<number>();
  const failedTerms = new Set<number>();
  /** Places of those that the query needs, and that are not there. */
  let missing: number[] = [];
  let request: SearchRequest | null = null;
  /** When it was asked. */
  let askedAt = 0;
  const timers: ReturnType<typeof setTimeout>[] = [];
  let isToTell = false;
  let adding = Promise.resolve();

  const getProgress = (): SearchProgress => ({
    loaded: [...loaded],
    failed: [...failed],
    pending: pending.size,
    pendingTerms: missing.filter((place) => !failedTerms.has(place)).length,
    failedTerms: missing.filter((place) => failedTerms.has(place)).length,
  });

  /** Says what is there now, and what is found in it. */
  function tell(): void {
    isToTell = false;
    if (!request) {
      reply({ type: 'progress', progress: getProgress() });
      return;
    }
    const answer = engine.search(request, pending.size === 0);
    missing =
      request.query.trim().length < QUERY_MIN_LENGTH
        ? []
        : engine.takeMissingTerms();
    planLoading(request, answer);
    reply({ type: 'answer', request, answer, progress: getProgress() });
  }

  /** Says it once for all that has come by then: only the last of what was typed is looked up. */
  function tellSoon(): void {
    if (isToTell) return;
    isToTell = true;
    schedule(() => {
      if (isToTell) tell();
    });
  }

  /** A file of names, or null where it cannot be had. */
  async function loadNames({
    scope,
    url,
  }: ShardAddress): Promise<SearchShardFile | null> {
    try {
      const file = (await loadFile(url)) as SearchShardFile;
      engine.begin(file);
      return file;
    } catch {
      failed.add(scope);
      pending.delete(scope);
      tellSoon();
      return null;
    }
  }

  function addNames({ scope }: ShardAddress, file: SearchShardFile | null): void {
    if (!file) return;
    engine.add(file);
    loaded.push(scope);
    pending.delete(scope);
    tellSoon();
  }

  /**
   * One part after the other, each a piece of work that no question interrupts: what is asked
   * by then is answered first, from the parts that are there.
   */
  function addInTurn(
    shard: ShardAddress,
    file: SearchShardFile | null,
  ): Promise<void> {
    const added = adding.then(async () => {
      do await new Promise<void>(schedule);
      while (isToTell);
      addNames(shard, file);
    });
    adding = added.catch(() => undefined);
    return added;
  }

  async function loadTerms(place: number): Promise<void> {
    pendingTerms.add(place);
    try {
      const { url } = terms[place] as TermsAddress;
      engine.addTerms(place, (await loadFile(url)) as TermsFile);
    } catch {
      failedTerms.add(place);
    }
    pendingTerms.delete(place);
    // What has come is answered from together: each further word changes the order.
    if (pendingTerms.size === 0) tellSoon();
  }

  /** Results are as good without. */
  async function loadExcerpts({ excerptsUrl }: ShardAddress): Promise<void> {
    try {
      engine.addExcerpts((await loadFile(excerptsUrl)) as SearchExcerptsFile);
      tellSoon();
    } catch {
      // Asked for again with the next query.
    }
  }

  async function load(
    shards: readonly ShardAddress[],
    current: ProductId | null,
  ): Promise<void> {
    shards.forEach((shard) => addresses.set(shard.scope, shard));
    const wanted = sortShards(
      shards.filter(({ scope }) => !engine.has(scope) && !pending.has(scope)),
      current,
    );
    failed.clear();
    failedTerms.clear();
    wanted.forEach(({ scope }) => pending.add(scope));
    tell();
    const [nearest, ...others] = wanted;
    // The line belongs to what the reader most likely looks for.
    const first = nearest && (await loadNames(nearest));
    const rest = others.map(async (shard) =>
      addInTurn(shard, await loadNames(shard)),
    );
    if (nearest && first) {
      // Who has asked for a page by now gets it before the thousands of props.
      if (request) tellSoon();
      await addInTurn(nearest, first);
    }
    await Promise.all(rest);
  }

  function stopPlans(): void {
    timers.splice(0).forEach(clearTimeout);
  }

  function plan(pause: number, run: () => void): void {
    timers.push(setTimeout(run, Math.max(0, askedAt + pause - performance.now())));
  }

  function planLoading({ query }: SearchRequest, { groups }: SearchAnswer): void {
    stopPlans();
    // What comes is answered from, and planned with, before anything else is loaded.
    if (pending.size > 0 || query.trim().length < QUERY_MIN_LENGTH) return;
    const needed = missing.filter(
      (place) => !pendingTerms.has(place) && !failedTerms.has(place),
    );
    if (needed.length > 0) {
      plan(PAUSES.terms, () => needed.forEach((place) => void loadTerms(place)));
    }
    const first = groups[0] && addresses.get(groups[0].scope);
    if (first && !savesData && !engine.hasExcerpts(first.scope)) {
      plan(PAUSES.excerpts, () => void loadExcerpts(first));
    }
  }

  return async (question) => {
    switch (question.type) {
      case 'load':
        if (terms.length === 0) {
          terms = question.terms;
          engine = createSearchEngine(terms.map(({ first }) => first));
        }
        await load(question.shards, question.current);
        break;
      case 'search':
        request = question.request;
        askedAt = performance.now();
        tellSoon();
        break;
      case 'stop':
        request = null;
        missing = [];
        stopPlans();
        tell();
        break;
    }
  };
}
