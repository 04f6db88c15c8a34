import type { ProductId } from '../products';
import { createSearchEngine } from './createSearchEngine';
import type { SearchShardFile } from './searchIndex';
import type { SearchQuestion, SearchReply, ShardAddress } from './searchMessages';
import type { SearchRequest, SearchScope } from './types';

/** What the service needs of its surroundings. */
export interface SearchServiceOptions {
  /** Loads a part of the index; rejects if that cannot be had. */
  loadShard: (url: string) => Promise<SearchShardFile>;
  reply: (reply: SearchReply) => void;
}

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
 * What runs in the worker: loads the index part by part and answers from what is there.
 *
 * @returns takes the questions of the page; settles when they have been dealt with
 */
export function createSearchService({
  loadShard,
  reply,
}: SearchServiceOptions): (question: SearchQuestion) => Promise<void> {
  const engine = createSearchEngine();
  const loaded: SearchScope[] = [];
  const failed = new Set<SearchScope>();
  const pending = new Set<SearchScope>();
  let request: SearchRequest | null = null;

  function tellProgress(): void {
    const progress = {
      loaded: [...loaded],
      failed: [...failed],
      pending: pending.size,
    };
    reply({ type: 'progress', progress });
  }

  function answer(): void {
    if (request) reply({ type: 'answer', request, answer: engine.search(request) });
  }

  async function addShard({ scope, url }: ShardAddress): Promise<void> {
    try {
      engine.add(await loadShard(url));
      loaded.push(scope);
    } catch {
      failed.add(scope);
    }
    pending.delete(scope);
    tellProgress();
    if (!failed.has(scope)) answer();
  }

  async function load(
    shards: readonly ShardAddress[],
    current: ProductId | null,
  ): Promise<void> {
    const missing = sortShards(
      shards.filter(({ scope }) => !engine.has(scope) && !pending.has(scope)),
      current,
    );
    for (const { scope } of missing) {
      failed.delete(scope);
      pending.add(scope);
    }
    tellProgress();
    const [first, ...others] = missing;
    // The line belongs to what the reader most likely looks for.
    if (first) await addShard(first);
    await Promise.all(others.map(addShard));
  }

  return async (question) => {
    if (question.type === 'load') {
      await load(question.shards, question.current);
    } else {
      request = question.request;
      answer();
    }
  };
}
