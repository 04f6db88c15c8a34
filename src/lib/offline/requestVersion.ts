import type { VersionRequest } from './workerMessages';

/** Time for a worker to say its version, in milliseconds. */
const ANSWER_MS = 2000;

/** Asks a worker for its version; empty where it does not answer. */
export function requestVersion(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const answer = (version: string) => {
      clearTimeout(timer);
      port1.close();
      resolve(version);
    };
    const timer = setTimeout(() => answer(''), ANSWER_MS);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => answer(String(data));
    worker.postMessage({ type: 'VERSION' } satisfies VersionRequest, [port2]);
  });
}
