import { createSearchService } from '../../lib/search/createSearchService';
import type { SearchQuestion } from '../../lib/search/searchMessages';

const { port1, port2 } = new MessageChannel();
const scheduled: (() => void)[] = [];
port1.onmessage = () => scheduled.shift()?.();

const answerQuestion = createSearchService({
  async loadFile(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.json() as Promise<unknown>;
  },
  reply: (reply) => self.postMessage(reply),
  // Messages come in their order, those of the page and our own.
  schedule(run) {
    scheduled.push(run);
    port2.postMessage(null);
  },
  savesData: (navigator as { connection?: { saveData?: boolean } }).connection
    ?.saveData,
});

self.addEventListener('message', ({ data }: MessageEvent<SearchQuestion>) => {
  void answerQuestion(data);
});
