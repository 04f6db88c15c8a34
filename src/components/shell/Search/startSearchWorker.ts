import type { SearchCommand, SearchReply } from '../../../lib/search/searchMessages';

/** The part of a worker that the search needs. */
export interface SearchWorker {
  postMessage(question: SearchCommand): void;
}

/** The one there is, whether it has been asked anything or not. */
let current: Worker | null = null;

/** @throws where workers are forbidden, by a policy or in a private window */
function getWorker(): Worker {
  if (current) return current;
  const worker = new Worker(new URL('./searchWorker.ts', import.meta.url));
  worker.addEventListener('error', () => {
    worker.terminate();
    current = null;
  });
  current = worker;
  return worker;
}

/** Lets the browser load the worker while the page still loads what asks it. */
export function prepareSearchWorker(): void {
  try {
    getWorker();
  } catch {
    // Told when it is started: then somebody waits for it.
  }
}

/**
 * Starts the worker. A worker that has failed is terminated, and started again next time.
 *
 * @throws where workers are forbidden, by a policy or in a private window
 */
export function startSearchWorker(
  onReply: (reply: SearchReply) => void,
  onError: () => void,
): SearchWorker {
  const worker = getWorker();
  worker.addEventListener('message', ({ data }: MessageEvent<SearchReply>) =>
    onReply(data),
  );
  worker.addEventListener('error', onError);
  return worker;
}
