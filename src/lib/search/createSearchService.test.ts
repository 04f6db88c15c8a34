import { createSearchService } from './createSearchService';
import { createIndexFiles } from './searchIndex';
import type { SearchProgress, SearchReply } from './searchMessages';

const SCOPES = ['material-ui', 'joy-ui', 'icons'] as const;

const FILES = createIndexFiles(
  SCOPES.map((scope) => [
    scope,
    [
      {
        kind: 'page',
        name: 'Button',
        href: `/${scope}/`,
        excerpt: 'Starts an action.',
        text: 'It can ripple.',
      },
      { kind: 'page', name: 'Button Group', href: `/${scope}/group/` },
      { kind: 'prop', name: 'buttonRef', owner: 'Button', href: `/${scope}/#ref` },
    ],
  ]),
);

const SHARDS = SCOPES.map((scope) => ({
  scope,
  url: `/${scope}.json`,
  excerptsUrl: `/${scope}-excerpts.json`,
}));

const TERMS = [{ first: 'button', url: '/words.json' }];

const NOTHING: SearchProgress = {
  loaded: [],
  failed: [],
  pending: 0,
  pendingTerms: 0,
  failedTerms: 0,
};

const REQUEST = { query: 'button', current: null, scopes: [], kinds: [] };

/** A service whose files come when the test says so. */
function createStage(savesData = false) {
  const requested: string[] = [];
  const settle = new Map<string, (file: unknown) => void>();
  const replies: SearchReply[] = [];
  const question = createSearchService({
    loadFile: (url) =>
      new Promise((resolve, reject) => {
        requested.push(url);
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
    requested,
    replies,
    question,
    flush,
    async give(scope: (typeof SCOPES)[number], error?: Error) {
      settle.get(`/${scope}.json`)?.(error ?? FILES.names[SCOPES.indexOf(scope)]);
      await flush();
    },
    async giveTerms(error?: Error) {
      settle.get('/words.json')?.(error ?? FILES.terms[0]);
      await flush();
    },
    async giveExcerpts(scope: (typeof SCOPES)[number], error?: Error) {
      const file = FILES.excerpts[SCOPES.indexOf(scope)];
      settle.get(`/${scope}-excerpts.json`)?.(error ?? file);
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

it('loads the current product first, then the others, but for the icons', async () => {
  const stage = createStage();
  void stage.question({
    type: 'load',
    shards: SHARDS,
    terms: TERMS,
    current: 'joy-ui',
  });
  expect(stage.requested).toEqual(['/joy-ui.json']);
  expect(stage.lastProgress()).toEqual({ ...NOTHING, pending: 2 });
  await stage.give('joy-ui');
  expect(stage.requested).toEqual(['/joy-ui.json', '/material-ui.json']);
});

it('answers from what is there, and again when more has come', async () => {
  const stage = createStage();
  void stage.question({
    type: 'load',
    shards: SHARDS,
    terms: TERMS,
    current: 'joy-ui',
  });
  await stage.question({ type: 'search', request: REQUEST });
  expect(stage.lastScopes()).toEqual([]);
  await stage.give('joy-ui');
  expect(stage.lastScopes()).toEqual(['joy-ui']);
  await stage.give('material-ui');
  expect(stage.lastScopes()).toEqual(['material-ui', 'joy-ui']);
});

it('looks up only the last of what was typed meanwhile', async () => {
  const stage = createStage();
  void stage.question({
    type: 'load',
    shards: SHARDS,
    terms: TERMS,
    current: 'joy-ui',
  });
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
  void stage.question({
    type: 'load',
    shards: SHARDS,
    terms: TERMS,
    current: 'joy-ui',
  });
  await stage.give('joy-ui');
  stage.replies.length = 0;
  const deliver = stage.give('material-ui');
  void stage.question({ type: 'search', request: REQUEST });
  await deliver;
  const answers = stage.replies.filter((reply) => reply.type === 'answer');
  expect(answers.map(({ progress }) => progress.loaded)).toEqual([
    ['joy-ui'],
    ['joy-ui', 'material-ui'],
  ]);
});

it('answers nothing that was taken back before it was looked up', async () => {
  const stage = createStage();
  void stage.question({
    type: 'load',
    shards: SHARDS,
    terms: TERMS,
    current: 'joy-ui',
  });
  await stage.give('joy-ui');
  stage.replies.length = 0;
  void stage.question({ type: 'search', request: REQUEST });
  void stage.question({ type: 'stop' });
  await stage.flush();
  expect(stage.replies.map(({ type }) => type)).toEqual(['progress']);
});

it('says what failed, answers without it, and loads it when asked again', async () => {
  const stage = createStage();
  void stage.question({ type: 'load', shards: SHARDS, terms: TERMS, current: null });
  await stage.question({ type: 'search', request: REQUEST });
  await stage.give('material-ui', new Error('503'));
  await stage.give('joy-ui');
  expect(stage.lastProgress()).toEqual({
    ...NOTHING,
    loaded: ['joy-ui'],
    failed: ['material-ui'],
    pendingTerms: 1,
  });
  expect(stage.lastScopes()).toEqual(['joy-ui']);
  stage.requested.length = 0;
  void stage.question({ type: 'load', shards: SHARDS, terms: TERMS, current: null });
  expect(stage.requested).toEqual(['/material-ui.json']);
  expect(stage.lastProgress()?.failed).toEqual([]);
  await stage.give('material-ui');
  expect(stage.lastScopes()).toEqual(['material-ui', 'joy-ui']);
});

it('does not ask twice for what is on its way', async () => {
  const stage = createStage();
  void stage.question({ type: 'load', shards: SHARDS, terms: TERMS, current: null });
  void stage.question({ type: 'load', shards: SHARDS, terms: TERMS, current: null });
  expect(stage.requested).toEqual(['/material-ui.json']);
  await stage.flush();
});

async function openStage(current: 'joy-ui' | null, savesData = false) {
  const stage = createStage(savesData);
  void stage.question({ type: 'load', shards: SHARDS, terms: TERMS, current });
  for (const scope of SCOPES) await stage.give(scope);
  for (const scope of SCOPES) await stage.give(scope);
  stage.requested.length = 0;
  return stage;
}

const createCommand = (query: string) => ({
  type: 'search' as const,
  request: { ...REQUEST, query },
});

describe('words', () => {
  it('are loaded when the reader has stopped typing, and answered from', async () => {
    const stage = await openStage(null);
    await stage.question(createCommand('can it ripple'));
    expect(stage.lastScopes()).toEqual([]);
    expect(stage.lastProgress()?.pendingTerms).toBe(1);
    jest.advanceTimersByTime(149);
    expect(stage.requested).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(stage.requested).toContain('/words.json');
    await stage.giveTerms();
    expect(stage.lastScopes()).toEqual(['material-ui', 'joy-ui']);
    expect(stage.lastProgress()?.pendingTerms).toBe(0);
    expect(stage.requested.filter((url) => url === '/words.json')).toHaveLength(1);
  });

  it('are not loaded for a beginning that is typed on, nor for a single letter', async () => {
    const stage = await openStage(null);
    await stage.question(createCommand('rip'));
    jest.advanceTimersByTime(149);
    await stage.question(createCommand('r'));
    jest.advanceTimersByTime(150);
    expect(stage.requested.filter((url) => url === '/words.json')).toEqual([]);
    expect(stage.lastProgress()?.pendingTerms).toBe(0);
  });

  it('are loaded where data is saved, too', async () => {
    const stage = await openStage(null, true);
    await stage.question(createCommand('ripple'));
    jest.runAllTimers();
    expect(stage.requested).toContain('/words.json');
  });

  it('that cannot be had are told, and tried again when asked', async () => {
    const stage = await openStage(null);
    const countRequests = () =>
      stage.requested.filter((url) => url === '/words.json').length;
    await stage.question(createCommand('ripple'));
    jest.advanceTimersByTime(150);
    await stage.giveTerms(new Error('503'));
    expect(stage.lastProgress()).toMatchObject({ pendingTerms: 0, failedTerms: 1 });
    jest.runAllTimers();
    expect(countRequests()).toBe(1);
    void stage.question({
      type: 'load',
      shards: SHARDS,
      terms: TERMS,
      current: null,
    });
    expect(stage.lastProgress()).toMatchObject({ pendingTerms: 1, failedTerms: 0 });
    jest.advanceTimersByTime(150);
    expect(countRequests()).toBe(2);
    await stage.giveTerms();
    expect(stage.lastScopes()).toContain('joy-ui');
  });

  it('are not loaded, nor is anything answered, when nothing is asked any more', async () => {
    const stage = await openStage(null);
    await stage.question(createCommand('ripple'));
    await stage.question({ type: 'stop' });
    jest.runAllTimers();
    expect(stage.requested).toEqual([]);
    expect(stage.replies.at(-1)).toEqual({
      type: 'progress',
      progress: expect.objectContaining({ pendingTerms: 0 }),
    });
  });
});

/** A reader who has results, and the words that go with them. */
async function answerButton(savesData = false) {
  const stage = await openStage(null, savesData);
  await stage.question(createCommand('button'));
  jest.advanceTimersByTime(150);
  await stage.giveTerms();
  stage.requested.length = 0;
  return stage;
}

describe('icons', () => {
  it('are loaded where the other names have not answered, and are waited for', async () => {
    const stage = await openStage(null);
    await stage.question(createCommand('smart'));
    expect(stage.lastProgress()?.pending).toBe(1);
    jest.advanceTimersByTime(150);
    expect(stage.requested).toContain('/icons.json');
    await stage.give('icons');
    expect(stage.lastProgress()).toMatchObject({ pending: 0 });
    expect(stage.lastProgress()?.loaded).toContain('icons');
    jest.runAllTimers();
    expect(stage.requested.filter((url) => url === '/icons.json')).toHaveLength(1);
  });

  it('are loaded at the end for a reader who has taken no result', async () => {
    const stage = await answerButton();
    expect(stage.lastProgress()?.pending).toBe(0);
    jest.advanceTimersByTime(1049);
    expect(stage.requested).toEqual([]);
    jest.advanceTimersByTime(1);
    await stage.give('icons');
    expect(stage.lastScopes()).toEqual(['material-ui', 'joy-ui', 'icons']);
  });

  it.each([
    ['when they are requested alone', { kinds: ['icon' as const] }, true],
    ['when others are requested alone', { scopes: ['joy-ui' as const] }, false],
  ])('%s', async (_when, narrowed, isLoaded) => {
    const stage = await openStage(null);
    const request = { ...REQUEST, query: 'smart', ...narrowed };
    await stage.question({ type: 'search', request });
    jest.advanceTimersByTime(150);
    expect(stage.requested.includes('/icons.json')).toBe(isLoaded);
  });

  it('that cannot be had are told, and tried again when asked', async () => {
    const stage = await openStage(null);
    await stage.question(createCommand('smart'));
    jest.advanceTimersByTime(150);
    await stage.give('icons', new Error('503'));
    expect(stage.lastProgress()).toMatchObject({ failed: ['icons'], pending: 0 });
    void stage.question({
      type: 'load',
      shards: SHARDS,
      terms: TERMS,
      current: null,
    });
    jest.advanceTimersByTime(150);
    await stage.give('icons');
    expect(stage.lastProgress()?.loaded).toContain('icons');
  });
});

describe('excerpts', () => {
  it('of the first product are loaded for a reader who has taken no result', async () => {
    const stage = await answerButton();
    jest.advanceTimersByTime(1049);
    expect(stage.requested).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(stage.requested).toEqual(['/icons.json', '/material-ui-excerpts.json']);
    await stage.giveExcerpts('material-ui');
    const reply = stage.replies.at(-1);
    expect(
      reply?.type === 'answer' && reply.answer.groups[0]?.hits[0],
    ).toMatchObject({
      name: 'Button',
      excerpt: 'Starts an action.',
    });
    jest.runAllTimers();
    expect(stage.requested).toHaveLength(2);
  });

  it('are not loaded where data is saved', async () => {
    const stage = await answerButton(true);
    jest.runAllTimers();
    expect(stage.requested).toEqual([]);
  });

  it('that cannot be had are not missed', async () => {
    const stage = await answerButton();
    jest.advanceTimersByTime(1050);
    await stage.giveExcerpts('material-ui', new Error('503'));
    await stage.flush();
    expect(stage.lastProgress()).toMatchObject({ failed: [], failedTerms: 0 });
  });
});
