import type { ProductId } from '../products';
import { createSearchEngine } from './createSearchEngine';
import { parseQuery } from './parseQuery';
import type { SearchShardFile, SearchTextsFile } from './searchIndex';
import type {
  SearchProgress,
  SearchQuestion,
  SearchReply,
  ShardAddress,
} from './searchMessages';
import type { SearchAnswer, SearchRequest, SearchScope } from './types';

/** What the service needs of its surroundings. */
export interface SearchServiceOptions {
  /** Loads a file of the index; rejects if that cannot be had. */
  loadFile: (url: string) => Promise<unknown>;
  reply: (reply: SearchReply) => void;
  /** Runs something after the questions that wait already. */
  schedule: (run: () => void) => void;
  /** Whether the reader pays for each byte: then only what is needed is loaded. */
  savesData?: boolean;
}

/** With fewer results than this, names alone have not answered. */
const FEW_RESULTS = 3;

/** Milliseconds without another question until texts are loaded. */
const PAUSES = {
  /** Too few results: as soon as the reader has stopped typing. */
  few: 150,
  /** Enough of them, but the reader has taken none. */
  enough: 1200,
} as const;

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
 * are loaded at once and answer most queries; texts, which are many times as big, when they do
 * not.
 *
 * @returns takes the questions of the page; settles when they have been dealt with
 */
export function createSearchService({
  loadFile,
  reply,
  schedule,
  savesData = false,
}: SearchServiceOptions): (question: SearchQuestion) => Promise<void> {
  const engine = createSearchEngine();
  const addresses = new Map<SearchScope, ShardAddress>();
  const loaded: SearchScope[] = [];
  const failed = new Set<SearchScope>();
  const failedTexts = new Set<SearchScope>();
  /** Parts whose files are on their way. */
  const pending = new Set<SearchScope>();
  const pendingTexts = new Set<SearchScope>();
  let request: SearchRequest | null = null;
  /** When it was asked. */
  let askedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isToTell = false;
  let adding = Promise.resolve();
  /** How many parts' texts are about to be loaded, as there are too few results without. */
  let neededTexts = 0;

  const getProgress = (): SearchProgress => ({
    loaded: [...loaded],
    failed: [...failed],
    failedTexts: [...failedTexts],
    pending: pending.size,
    pendingTexts: pendingTexts.size + neededTexts,
  });

  /** Says what is there now, and what is found in it. */
  function tell(): void {
    isToTell = false;
    if (!request) {
      reply({ type: 'progress', progress: getProgress() });
      return;
    }
    const answer = engine.search(request, pending.size === 0);
    planTexts(request, answer);
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

  async function addTexts({ scope, textsUrl }: ShardAddress): Promise<void> {
    try {
      engine.addTexts((await loadFile(textsUrl)) as SearchTextsFile);
    } catch {
      failedTexts.add(scope);
    }
    pendingTexts.delete(scope);
    tellSoon();
  }

  /** All are on their way before the first has come. */
  function loadTexts(shards: readonly ShardAddress[]): Promise<unknown> {
    neededTexts = 0;
    shards.forEach(({ scope }) => pendingTexts.add(scope));
    return Promise.all(shards.map(addTexts));
  }

  async function load(
    shards: readonly ShardAddress[],
    current: ProductId | null,
  ): Promise<void> {
    shards.forEach((shard) => addresses.set(shard.scope, shard));
    const missing = sortShards(
      shards.filter(({ scope }) => !engine.has(scope) && !pending.has(scope)),
      current,
    );
    const missingTexts = request
      ? shards.filter(({ scope }) => failedTexts.has(scope))
      : [];
    failed.clear();
    failedTexts.clear();
    missing.forEach(({ scope }) => pending.add(scope));
    const texts = loadTexts(missingTexts);
    tell();
    const [nearest, ...others] = missing;
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
    await texts;
  }

  /** Whose texts may have more: those that are asked for, or the product; then the others. */
  function listTextsToLoad({ scopes, current }: SearchRequest, isFew: boolean) {
    const missing = [...addresses.values()].filter(
      ({ scope }) =>
        engine.has(scope) &&
        !engine.hasTexts(scope) &&
        !failedTexts.has(scope) &&
        (scopes.length === 0 || scopes.includes(scope)),
    );
    const near = missing.filter(({ scope }) => scope === current);
    return near.length > 0 || (current && !isFew) ? near : missing;
  }

  function planTexts(asked: SearchRequest, { total, exact }: SearchAnswer): void {
    clearTimeout(timer);
    neededTexts = 0;
    // What comes is answered from, and planned with, before anything else is loaded.
    if (pending.size + pendingTexts.size > 0) return;
    // Guesses may stand for a word that only texts have; who pays for each byte takes them.
    const isFew = (savesData ? total : exact) < FEW_RESULTS;
    const isBeginning = asked.query.trim().length < 2 && total > 0;
    if (isBeginning || (savesData && !isFew)) return;
    const texts = listTextsToLoad(asked, isFew);
    if (texts.length === 0 || parseQuery(asked.query).words.length === 0) return;
    if (isFew) neededTexts = texts.length;
    const pause = isFew ? PAUSES.few : PAUSES.enough;
    timer = setTimeout(
      () => {
        void loadTexts(texts);
        reply({ type: 'progress', progress: getProgress() });
      },
      Math.max(0, askedAt + pause - performance.now()),
    );
  }

  return async (question) => {
    switch (question.type) {
      case 'load':
        await load(question.shards, question.current);
        break;
      case 'search':
        request = question.request;
        askedAt = performance.now();
        tellSoon();
        break;
      case 'stop':
        request = null;
        neededTexts = 0;
        clearTimeout(timer);
        tell();
        break;
    }
  };
}
