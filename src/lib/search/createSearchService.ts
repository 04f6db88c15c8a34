import type { ProductId } from '../products';
import { createSearchEngine } from './createSearchEngine';
import type { SearchShardFile, SearchTextsFile } from './searchIndex';
import type { SearchQuestion, SearchReply, ShardAddress } from './searchMessages';
import type { SearchAnswer, SearchRequest, SearchScope } from './types';

/** What the service needs of its surroundings. */
export interface SearchServiceOptions {
  /** Loads a file of the index; rejects if that cannot be had. */
  loadFile: (url: string) => Promise<unknown>;
  reply: (reply: SearchReply) => void;
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
  savesData = false,
}: SearchServiceOptions): (question: SearchQuestion) => Promise<void> {
  const engine = createSearchEngine();
  const addresses = new Map<SearchScope, ShardAddress>();
  const loaded: SearchScope[] = [];
  const failed = new Set<SearchScope>();
  /** Addresses of files that are on their way. */
  const pending = new Set<string>();
  let request: SearchRequest | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Texts for which there are too few results without. */
  let isAboutToLoad = false;

  function tellProgress(): void {
    const progress = {
      loaded: [...loaded],
      failed: [...failed],
      pending: pending.size + Number(isAboutToLoad),
    };
    reply({ type: 'progress', progress });
  }

  async function addFile(
    scope: SearchScope,
    url: string,
    take: (content: unknown) => void,
  ): Promise<void> {
    try {
      take(await loadFile(url));
    } catch {
      failed.add(scope);
    }
    pending.delete(url);
    const hasFailed = failed.has(scope);
    if (!hasFailed) answer();
    tellProgress();
  }

  const addNames = ({ scope, url }: ShardAddress) =>
    addFile(scope, url, (content) => {
      engine.add(content as SearchShardFile);
      loaded.push(scope);
    });

  const addTexts = ({ scope, textsUrl }: ShardAddress) =>
    addFile(scope, textsUrl, (content) =>
      engine.addTexts(content as SearchTextsFile),
    );

  async function load(
    shards: readonly ShardAddress[],
    current: ProductId | null,
  ): Promise<void> {
    shards.forEach((shard) => addresses.set(shard.scope, shard));
    failed.clear();
    const missing = sortShards(
      shards.filter(({ scope, url }) => !engine.has(scope) && !pending.has(url)),
      current,
    );
    missing.forEach(({ url }) => pending.add(url));
    tellProgress();
    const [first, ...others] = missing;
    // The line belongs to what the reader most likely looks for.
    if (first) await addNames(first);
    await Promise.all(others.map(addNames));
    if (missing.length === 0) answer();
  }

  /** Whose texts may have more: those that are asked for, or the product; then the others. */
  function listTextsToLoad({ scopes, current }: SearchRequest, total: number) {
    const missing = [...addresses.values()].filter(
      ({ scope, textsUrl }) =>
        engine.has(scope) &&
        !engine.hasTexts(scope) &&
        !failed.has(scope) &&
        !pending.has(textsUrl) &&
        (scopes.length === 0 || scopes.includes(scope)),
    );
    const near = missing.filter(({ scope }) => scope === current);
    return near.length > 0 || (current && total >= FEW_RESULTS) ? near : missing;
  }

  function planTexts(asked: SearchRequest, { total }: SearchAnswer): void {
    clearTimeout(timer);
    isAboutToLoad = false;
    const isFew = total < FEW_RESULTS;
    const isAsked = asked.query.trim().length > 1;
    if (!isAsked || pending.size > 0 || (savesData && !isFew)) return;
    const texts = listTextsToLoad(asked, total);
    if (texts.length === 0) return;
    isAboutToLoad = isFew;
    timer = setTimeout(
      () => {
        isAboutToLoad = false;
        texts.forEach(({ textsUrl }) => pending.add(textsUrl));
        tellProgress();
        texts.forEach((shard) => void addTexts(shard));
      },
      isFew ? PAUSES.few : PAUSES.enough,
    );
  }

  function answer(): void {
    if (!request) return;
    const found = engine.search(request);
    reply({ type: 'answer', request, answer: found });
    planTexts(request, found);
  }

  return async (question) => {
    if (question.type === 'load') {
      await load(question.shards, question.current);
    } else {
      request = question.request;
      answer();
      tellProgress();
    }
  };
}
