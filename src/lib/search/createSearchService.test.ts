import { createSearchService } from './createSearchService';
import { createShardFile, type SearchShardFile } from './searchIndex';
import type { SearchReply } from './searchMessages';
import type { SearchScope } from './types';

const createFile = (scope: SearchScope) =>
  createShardFile(scope, [{ kind: 'page', name: 'Button', href: `/${scope}/` }]);

const SHARDS = (['material-ui', 'joy-ui', 'icons'] as const).map((scope) => ({
  scope,
  url: `/${scope}.json`,
}));

const REQUEST = { query: 'button', current: null, scopes: [], kinds: [] };

/** A service whose files come when the test says so. */
function createStage() {
  const asked: string[] = [];
  const settle = new Map<string, (file: SearchShardFile | Error) => void>();
  const replies: SearchReply[] = [];
  const question = createSearchService({
    loadShard: (url) =>
      new Promise((resolve, reject) => {
        asked.push(url);
        settle.set(url, (file) =>
          file instanceof Error ? reject(file) : resolve(file),
        );
      }),
    reply: (reply) => replies.push(reply),
  });
  const flush = () => new Promise((resolve) => setImmediate(resolve));
  return {
    asked,
    replies,
    question,
    flush,
    async give(scope: SearchScope, error?: Error) {
      settle.get(`/${scope}.json`)?.(error ?? createFile(scope));
      await flush();
    },
    lastProgress: () =>
      replies.filter((reply) => reply.type === 'progress').at(-1)?.progress,
    lastScopes: () =>
      replies
        .filter((reply) => reply.type === 'answer')
        .at(-1)
        ?.answer.groups.map(({ scope }) => scope),
  };
}

it('loads the current product first, then the others, the icons last', async () => {
  const stage = createStage();
  void stage.question({ type: 'load', shards: SHARDS, current: 'joy-ui' });
  expect(stage.asked).toEqual(['/joy-ui.json']);
  expect(stage.lastProgress()).toEqual({ loaded: [], failed: [], pending: 3 });
  await stage.give('joy-ui');
  expect(stage.asked).toEqual(['/joy-ui.json', '/material-ui.json', '/icons.json']);
});

it('answers from what is there, and again when more has come', async () => {
  const stage = createStage();
  void stage.question({ type: 'load', shards: SHARDS, current: 'joy-ui' });
  await stage.question({ type: 'search', request: REQUEST });
  expect(stage.lastScopes()).toEqual([]);
  await stage.give('joy-ui');
  expect(stage.lastScopes()).toEqual(['joy-ui']);
  await stage.give('material-ui');
  expect(stage.lastScopes()).toEqual(['material-ui', 'joy-ui']);
});

it('says what failed, answers without it, and loads it when asked again', async () => {
  const stage = createStage();
  void stage.question({ type: 'load', shards: SHARDS, current: null });
  await stage.question({ type: 'search', request: REQUEST });
  await stage.give('material-ui', new Error('503'));
  await stage.give('joy-ui');
  await stage.give('icons');
  expect(stage.lastProgress()).toEqual({
    loaded: ['joy-ui', 'icons'],
    failed: ['material-ui'],
    pending: 0,
  });
  expect(stage.lastScopes()).toEqual(['joy-ui', 'icons']);
  stage.asked.length = 0;
  void stage.question({ type: 'load', shards: SHARDS, current: null });
  expect(stage.asked).toEqual(['/material-ui.json']);
  expect(stage.lastProgress()?.failed).toEqual([]);
  await stage.give('material-ui');
  expect(stage.lastScopes()).toEqual(['material-ui', 'joy-ui', 'icons']);
});

it('does not ask twice for what is on its way', async () => {
  const stage = createStage();
  void stage.question({ type: 'load', shards: SHARDS, current: null });
  void stage.question({ type: 'load', shards: SHARDS, current: null });
  expect(stage.asked).toEqual(['/material-ui.json']);
  await stage.flush();
});
