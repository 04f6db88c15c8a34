import type { ProductId } from '../address/products';
import { createSearchEngine } from './createSearchEngine';
import type { TermsFile } from './contentFiles';
import type { SearchExcerptsFile, SearchShardFile } from './searchIndex';
import type {
  SearchProgress,
  SearchCommand,
  SearchReply,
  ShardAddress,
  TermsAddress,
} from './searchMessages';
import type { SearchAnswer, SearchRequest, SearchScope } from './types';

/** Functions and facts of the worker that the service depends on. */
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
  /** Excerpts below results, and names that are seldom meant: where no result is taken. */
  rest: 1200,
} as const;

/** Thousands of names, and a tenth of what a first search loads: they wait until they are needed. */
const LATE_SCOPE: SearchScope = 'icons';

/** With fewer results than this, the other names have not answered. */
const FEW_RESULTS = 3;

/** A query that is shorter than that is the beginning of one. */
const QUERY_MIN_LENGTH = 2;

/** The current product first. */
function sortShards(
  shards: readonly ShardAddress[],
  current: ProductId | null,
): ShardAddress[] {
  const toPlace = ({ scope }: ShardAddress) => (scope === current ? 0 : 1);
  return [...shards].sort((a, b) => toPlace(a) - toPlace(b));
}

/** Whether the icons are meant, or may be. */
function needsLateNames(
  { scopes, kinds }: SearchRequest,
  { total }: SearchAnswer,
): boolean {
  const isExcluded =
    (scopes.length > 0 && !scopes.includes(LATE_SCOPE)) ||
    (kinds.length > 0 && !kinds.includes('icon'));
  const isFiltered = scopes.length + kinds.length > 0;
  return !isExcluded && (isFiltered || total < FEW_RESULTS);
}

/**
 * The search inside the worker: loads the index part by part and answers from the parts that
 * are there. Names are loaded at once, except those of the icons; the files of words are loaded
 * by the words of each query.
 *
 * @returns handles a message of the page; the promise settles when it has been handled
 */
export function createSearchService({
  loadFile,
  reply,
  schedule,
  savesData = false,
}: SearchServiceOptions): (question: SearchCommand) => Promise<void> {
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
  /** Whether the late names are on their way, and whether the query needs them. */
  let isLatePending = false;
  let isLateMissing = false;
  let request: SearchRequest | null = null;
  /** When it was asked. */
  let requestedAt = 0;
  const timers: ReturnType<typeof setTimeout>[] = [];
  let isReplyDue = false;
  let adding = Promise.resolve();

  const getProgress = (): SearchProgress => ({
    loaded: [...loaded],
    failed: [...failed],
    pending: pending.size + Number(isLateMissing),
    pendingTerms: missing.filter((place) => !failedTerms.has(place)).length,
    failedTerms: missing.filter((place) => failedTerms.has(place)).length,
  });

  /** Sends the answer to the latest request from the parts that are loaded, or else the progress. */
  function sendReply(): void {
    isReplyDue = false;
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

  /** Batches replies: one for all parts that have come by then, to the latest request alone. */
  function scheduleReply(): void {
    if (isReplyDue) return;
    isReplyDue = true;
    schedule(() => {
      if (isReplyDue) sendReply();
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
      scheduleReply();
      return null;
    }
  }

  function addNames({ scope }: ShardAddress, file: SearchShardFile | null): void {
    if (!file) return;
    engine.add(file);
    loaded.push(scope);
    pending.delete(scope);
    scheduleReply();
  }

  /**
   * Adds one part after the other, each without interruption: queries that have arrived are
   * answered in between, from the parts that are loaded.
   */
  function addInTurn(
    shard: ShardAddress,
    file: SearchShardFile | null,
  ): Promise<void> {
    const added = adding.then(async () => {
      do await new Promise<void>(schedule);
      while (isReplyDue);
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
    // A single reply for all words that have been loaded: each further word changes the order.
    if (pendingTerms.size === 0) scheduleReply();
  }

  /** Results are as good without. */
  async function loadExcerpts({ excerptsUrl }: ShardAddress): Promise<void> {
    try {
      engine.addExcerpts((await loadFile(excerptsUrl)) as SearchExcerptsFile);
      scheduleReply();
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
      shards.filter(
        ({ scope }) =>
          scope !== LATE_SCOPE && !engine.has(scope) && !pending.has(scope),
      ),
      current,
    );
    failed.clear();
    failedTerms.clear();
    wanted.forEach(({ scope }) => pending.add(scope));
    sendReply();
    const [nearest, ...others] = wanted;
    // The line belongs to what the reader most likely looks for.
    const first = nearest && (await loadNames(nearest));
    const rest = others.map(async (shard) =>
      addInTurn(shard, await loadNames(shard)),
    );
    if (nearest && first) {
      // A request that waits by now is answered before the thousands of props are added.
      if (request) scheduleReply();
      await addInTurn(nearest, first);
    }
    await Promise.all(rest);
  }

  async function loadLateNames(shard: ShardAddress): Promise<void> {
    isLatePending = true;
    await addInTurn(shard, await loadNames(shard));
    isLatePending = false;
  }

  function stopPlans(): void {
    timers.splice(0).forEach(clearTimeout);
  }

  function plan(pause: number, run: () => void): void {
    timers.push(
      setTimeout(run, Math.max(0, requestedAt + pause - performance.now())),
    );
  }

  function planLoading(asked: SearchRequest, answer: SearchAnswer): void {
    stopPlans();
    isLateMissing = false;
    // While names are loading nothing else is loaded: their arrival plans again.
    if (pending.size > 0 || asked.query.trim().length < QUERY_MIN_LENGTH) return;
    const needed = missing.filter(
      (place) => !pendingTerms.has(place) && !failedTerms.has(place),
    );
    if (needed.length > 0) {
      plan(PAUSES.terms, () => needed.forEach((place) => void loadTerms(place)));
    }
    const late = addresses.get(LATE_SCOPE);
    if (late && !engine.has(LATE_SCOPE) && !failed.has(LATE_SCOPE)) {
      isLateMissing = needsLateNames(asked, answer);
      if (!isLatePending && (isLateMissing || !savesData)) {
        plan(
          isLateMissing ? PAUSES.terms : PAUSES.rest,
          () => void loadLateNames(late),
        );
      }
    }
    const [group] = answer.groups;
    const first = group && addresses.get(group.scope);
    if (first && !savesData && !engine.hasExcerpts(first.scope)) {
      plan(PAUSES.rest, () => void loadExcerpts(first));
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
        requestedAt = performance.now();
        scheduleReply();
        break;
      case 'stop':
        request = null;
        missing = [];
        isLateMissing = false;
        stopPlans();
        sendReply();
        break;
    }
  };
}
