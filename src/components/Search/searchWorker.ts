import { createSearchService } from '../../lib/search/createSearchService';
import type { SearchShardFile } from '../../lib/search/searchIndex';
import type { SearchQuestion } from '../../lib/search/searchMessages';

const answerQuestion = createSearchService({
  async loadShard(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return (await response.json()) as SearchShardFile;
  },
  reply: (reply) => self.postMessage(reply),
});

self.addEventListener('message', ({ data }: MessageEvent<SearchQuestion>) => {
  void answerQuestion(data);
});
