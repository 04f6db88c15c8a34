import { createSearchService } from './createSearchService';
import { createShardFiles } from './searchIndex';
import type { SearchProgress, SearchReply } from './searchMessages';
import type { SearchScope } from './types';

const createFiles = (scope: SearchScope) =>
  createShardFiles(scope, [
    { kind: 'page', name: 'Button', href: `/${scope}/`, text: 'It can ripple.' },
    { kind: 'page', name: 'Button Group', href: `/${scope}/group/` },
    { kind: 'prop', name: 'buttonRef', owner: 'Button', href: `/${scope}/#ref` },
  ]);

const SHARDS = (['material-ui', 'joy-ui', 'icons'] as const).map((scope) => ({
  scope,
  url: `/${scope}.json`,
  textsUrl: `/${scope}-texts.json`,
}));

const NOTHING: SearchProgress = {
  loaded: [],
  failed: [],
  failedTexts: [],
  pending: 0,
  pendingTexts: 0,
};

const REQUEST = { query: 'button', current: null, scopes: [], kinds: [] };

/** A service whose files come when the test says so. */
function createStage(savesData = false) {
  const asked: string[] = [];
  const settle = new Map<string, (file: unknown) => void>();
  const replies: SearchReply[] = [];
  const question = createSearchService({
    loadFile: (url) =>
      new Promise((resolve, reject) => {
        asked.push(url);
        settle.set(url, (file) =>
          file instanceof Error ? reject(file) : resolve(file),
        );
      }),
    reply: (reply) => replies.push(reply),
    schedule: (run) => void Promise.resolve().then(run),
    savesData,
  });
  const flush = () => new Promise((resolve) => setImmediate(resolve));
  return {
    asked,
    replies,
    question,
    flush,
    async give(scope: SearchScope, error?: Error) {
      settle.get(`/${scope}.json`)?.(error ?? createFiles(scope).names);
      await flush();
    },
    async giveTexts(scope: SearchScope, error?: Error) {
      settle.get(`/${scope}-texts.json`)?.(error ?? createFiles(scope).texts);
      await flush();
    },
    lastProgress: () => replies.at(-1)?.progress,
    lastScopes: () =>
      replies
        .filter((reply) => reply.type === 'answer')
        .at(-1)
        ?.answer.groups.map(({ scope }) => scope),
  };
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
});
afterEach(() => jest.useRealTimers());

it('loads the current product first, then the others, the icons last', async () => {
  const stage = createStage();
  void stage.question({ type: 'load', shards: SHARDS, current: 'joy-ui' });
  expect(stage.asked).toEqual(['/joy-ui.json']);
  expect(stage.lastProgress()).toEqual({ ...NOTHING, pending: 3 });
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

it('looks up only the last of what was typed meanwhile', async () => {
  const stage = createStage();
  void stage.question({ type: 'load', shards: SHARDS, current: 'joy-ui' });
  await stage.give('joy-ui');
  stage.replies.length = 0;
  for (const query of ['b', 'bu', 'butt']) {
    void stage.question({ type: 'search', request: { ...REQUEST, query } });
  }
  await stage.flush();
  expect(stage.replies).toMatchObject([
    { type: 'answer', request: { query: 'butt' } },
  ]);
});

it('answers what is asked before it adds the next part that has come', async () => {
  const stage = createStage();
  void stage.question({ type: 'load', shards: SHARDS, current: 'joy-ui' });
  await stage.give('joy-ui');
  stage.replies.length = 0;
  const come = [stage.give('material-ui'), stage.give('icons')];
  void stage.question({ type: 'search', request: REQUEST });
  await Promise.all(come);
  const answers = stage.replies.filter((reply) => reply.type === 'answer');
  expect(answers.map(({ progress }) => progress.loaded)).toEqual([
    ['joy-ui'],
    ['joy-ui', 'material-ui'],
    ['joy-ui', 'material-ui', 'icons'],
  ]);
});

it('answers nothing that was taken back before it was looked up', async () => {
  const stage = createStage();
  void stage.question({ type: 'load', shards: SHARDS, current: 'joy-ui' });
  await stage.give('joy-ui');
  stage.replies.length = 0;
  void stage.question({ type: 'search', request: REQUEST });
  void stage.question({ type: 'stop' });
  await stage.flush();
  expect(stage.replies.map(({ type }) => type)).toEqual(['progress']);
});

it('says what failed, answers without it, and loads it when asked again', async () => {
  const stage = createStage();
  void stage.question({ type: 'load', shards: SHARDS, current: null });
  await stage.question({ type: 'search', request: REQUEST });
  await stage.give('material-ui', new Error('503'));
  await stage.give('joy-ui');
  await stage.give('icons');
  expect(stage.lastProgress()).toEqual({
    ...NOTHING,
    loaded: ['joy-ui', 'icons'],
    failed: ['material-ui'],
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

describe('texts', () => {
  async function openStage(current: 'joy-ui' | null, savesData = false) {
    const stage = createStage(savesData);
    void stage.question({ type: 'load', shards: SHARDS, current });
    for (const { scope } of SHARDS) await stage.give(scope);
    for (const { scope } of SHARDS) await stage.give(scope);
    stage.asked.length = 0;
    return stage;
  }

  const ask = (query: string, current: 'joy-ui' | null = null) => ({
    type: 'search' as const,
    request: { ...REQUEST, query, current },
  });

  it('are loaded where names do not answer: those of the product, then the others', async () => {
    const stage = await openStage('joy-ui');
    await stage.question(ask('ripple', 'joy-ui'));
    expect(stage.asked).toEqual([]);
    expect(stage.lastProgress()?.pendingTexts).toBe(1);
    jest.advanceTimersByTime(150);
    expect(stage.asked).toEqual(['/joy-ui-texts.json']);
    await stage.giveTexts('joy-ui');
    expect(stage.lastScopes()).toEqual(['joy-ui']);
    jest.advanceTimersByTime(150);
    expect(stage.asked.slice(1)).toEqual([
      '/material-ui-texts.json',
      '/icons-texts.json',
    ]);
    await stage.giveTexts('material-ui');
    await stage.giveTexts('icons');
    jest.runAllTimers();
    expect(stage.lastScopes()).toEqual(['joy-ui', 'material-ui', 'icons']);
    expect(stage.lastProgress()?.pendingTexts).toBe(0);
    expect(stage.asked).toHaveLength(3);
  });

  it('wait for a reader who has results, and keep to the product', async () => {
    const stage = await openStage('joy-ui');
    await stage.question(ask('button', 'joy-ui'));
    expect(stage.lastProgress()?.pendingTexts).toBe(0);
    jest.advanceTimersByTime(1199);
    expect(stage.asked).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(stage.asked).toEqual(['/joy-ui-texts.json']);
    await stage.giveTexts('joy-ui');
    jest.runAllTimers();
    expect(stage.asked).toHaveLength(1);
  });

  it('are not loaded for a beginning that is typed on', async () => {
    const stage = await openStage(null);
    await stage.question(ask('rip'));
    jest.advanceTimersByTime(149);
    await stage.question(ask('button'));
    jest.advanceTimersByTime(149);
    expect(stage.asked).toEqual([]);
  });

  it('are kept to what is needed where data is saved', async () => {
    const stage = await openStage(null, true);
    await stage.question(ask('button'));
    jest.runAllTimers();
    expect(stage.asked).toEqual([]);
    await stage.question(ask('ripple'));
    jest.runAllTimers();
    expect(stage.asked).toHaveLength(3);
  });

  it('that cannot be had are told, and tried again when asked', async () => {
    const stage = await openStage(null);
    await stage.question({
      type: 'search',
      request: { ...REQUEST, query: 'ripple', scopes: ['joy-ui'] },
    });
    jest.runAllTimers();
    expect(stage.asked).toEqual(['/joy-ui-texts.json']);
    await stage.giveTexts('joy-ui', new Error('503'));
    jest.runAllTimers();
    expect(stage.lastProgress()).toMatchObject({
      failed: [],
      failedTexts: ['joy-ui'],
      pendingTexts: 0,
    });
    expect(stage.asked).toHaveLength(1);
    void stage.question({ type: 'load', shards: SHARDS, current: null });
    expect(stage.asked).toHaveLength(2);
    expect(stage.lastProgress()).toMatchObject({ failedTexts: [], pendingTexts: 1 });
    await stage.giveTexts('joy-ui');
    expect(stage.lastScopes()).toEqual(['joy-ui']);
  });

  it('are loaded where there are but guesses, unless data is saved', async () => {
    const stage = await openStage(null);
    await stage.question(ask('buttom'));
    expect(stage.lastScopes()).toHaveLength(3);
    jest.advanceTimersByTime(150);
    expect(stage.asked).toHaveLength(3);

    const saving = await openStage(null, true);
    await saving.question(ask('buttom'));
    jest.runAllTimers();
    expect(saving.asked).toEqual([]);
  });

  it('are not loaded, nor is anything answered, when nothing is asked any more', async () => {
    const stage = await openStage(null);
    await stage.question(ask('ripple'));
    expect(stage.lastProgress()?.pendingTexts).toBe(3);
    await stage.question({ type: 'stop' });
    jest.runAllTimers();
    expect(stage.asked).toEqual([]);
    expect(stage.replies.at(-1)).toEqual({
      type: 'progress',
      progress: expect.objectContaining({ pendingTexts: 0 }),
    });
  });
});
