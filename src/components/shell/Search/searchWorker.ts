import { createSearchService } from '../../../lib/search/createSearchService';
import type { SearchCommand } from '../../../lib/search/searchMessages';

const answerQuestion = createSearchService({
  async loadFile(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response.json() as Promise<unknown>;
  },
  reply: (reply) => self.postMessage(reply),
  // A timer comes after the messages that have come already.
  schedule: (run) => void setTimeout(run),
  savesData: (navigator as { connection?: { saveData?: boolean } }).connection
    ?.saveData,
});

self.addEventListener('message', ({ data }: MessageEvent<SearchCommand>) => {
  void answerQuestion(data);
});
