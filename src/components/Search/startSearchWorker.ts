import type { SearchQuestion, SearchReply } from '../../lib/search/searchMessages';

/** The part of a worker that the search needs. */
export interface SearchWorker {
  postMessage(question: SearchQuestion): void;
  terminate(): void;
}

/**
 * Starts the worker.
 *
 * @throws where workers are forbidden, by a policy or in a private window
 */
export function startSearchWorker(
  onReply: (reply: SearchReply) => void,
  onError: () => void,
): SearchWorker {
  const worker = new Worker(new URL('./searchWorker.ts', import.meta.url));
  worker.addEventListener('message', ({ data }: MessageEvent<SearchReply>) =>
    onReply(data),
  );
  worker.addEventListener('error', onError);
  return worker;
}
