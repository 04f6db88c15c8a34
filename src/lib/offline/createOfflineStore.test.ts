import { FakeCaches } from './cacheFixtures';
import { PACKS_CACHE, PAGES_CACHE } from './cacheNames';
import { PACK_LIST } from './packCatalogue';
import { createOfflineStore, type OfflineStoreSources } from './createOfflineStore';

const ROOT = 'https://a.org/docs/';

const entry = (id: string, offered = true) => ({
  id,
  name: id.toUpperCase(),
  version: '1',
  manifest: `${id}.json`,
  pages: 1,
  bytes: 12,
  offered,
});

const manifest = (id: string) => ({
  id,
  version: '1',
  shared: [],
  pages: { [`${id}/`]: [0, 1] },
  files: [
    [`${id}/`, 10],
    ['assets/both.0a1b2c3d.js', 2],
  ],
});

function createStore(change: Partial<OfflineStoreSources> = {}) {
  const storage = new FakeCaches();
  const published = new Map<string, unknown>([
    [PACK_LIST, [entry('joy'), entry('x'), entry('site', false)]],
    ['joy.json', manifest('joy')],
    ['x.json', manifest('x')],
    ['joy/', 'page'],
    ['x/', 'page'],
    ['assets/both.0a1b2c3d.js', 'code'],
  ]);
  /** Called before each answer. */
  let onFetch: (path: string) => void = () => undefined;
  const store = createOfflineStore({
    caches: storage.asStorage(),
    root: ROOT,
    async fetch(address, options) {
      const path = address.slice(ROOT.length);
      onFetch(path);
      await Promise.resolve();
      options?.signal?.throwIfAborted();
      return published.has(path)
        ? new Response(JSON.stringify(published.get(path)))
        : new Response('', { status: 404 });
    },
    findObstacle: () => Promise.resolve(null),
    readFreeSpace: () => Promise.resolve(null),
    askToPersist: () => Promise.reject(new Error('refused')),
    ...change,
  });
  const find = (id: string) => store.get().packs?.find((pack) => pack.id === id);
  const listFiles = () =>
    storage.list(PACKS_CACHE).map((address) => address.slice(ROOT.length));
  return {
    storage,
    published,
    store,
    find,
    listFiles,
    watchFetch: (watch: typeof onFetch) => {
      onFetch = watch;
    },
  };
}

it('shows what is offered and what can be read', async () => {
  const { store, storage } = createStore();
  await (await storage.open(PAGES_CACHE)).put(`${ROOT}b/`, new Response());
  await (await storage.open(PAGES_CACHE)).put(`${ROOT}a/`, new Response());
  expect(store.get().phase).toBe('starting');
  await store.start();
  expect(store.get()).toMatchObject({
    phase: 'ready',
    packs: [
      { id: 'joy', state: 'absent' },
      { id: 'x', state: 'absent' },
    ],
    pages: ['a/', 'b/'],
  });
});

it('the offline store reports why nothing is kept', async () => {
  const { store } = createStore({ findObstacle: () => Promise.resolve('insecure') });
  await store.start();
  expect(store.get()).toMatchObject({ phase: 'refused', obstacle: 'insecure' });
});

const refuse = () => Promise.reject(new DOMException('', 'SecurityError'));

it.each<[string, Partial<OfflineStoreSources>]>([
  ['workers cannot be requested', { findObstacle: refuse }],
  ['caches cannot be read', { caches: { has: refuse } as unknown as CacheStorage }],
])('says that storage is refused where %s', async (_name, change) => {
  const { store } = createStore(change);
  await store.start();
  expect(store.get()).toMatchObject({ phase: 'refused', obstacle: 'refused' });
});

it('shows what can be read also where the list does not come, and tries again', async () => {
  const { store, published } = createStore();
  const list = published.get(PACK_LIST);
  published.delete(PACK_LIST);
  await store.start();
  expect(store.get()).toEqual({
    phase: 'ready',
    obstacle: null,
    packs: null,
    pages: [],
  });
  published.set(PACK_LIST, list);
  await store.start();
  expect(store.get().packs).toHaveLength(2);
});

it('brings packs to the device, and takes them away', async () => {
  const { store, find, listFiles } = createStore();
  await store.start();
  const states: unknown[] = [];
  store.subscribe(() => states.push([find('joy')?.state, find('joy')?.loaded]));
  await store.install('joy');
  expect(states).toContainEqual(['loading', 12]);
  expect(find('joy')).toMatchObject({ state: 'current', failure: null });
  expect(store.get().pages).toEqual(['joy/']);
  await store.install('x');
  await store.remove('joy');
  expect(find('joy')?.state).toBe('absent');
  expect(store.get().pages).toEqual(['x/']);
  await store.remove('x');
  expect(listFiles()).toEqual([]);
});

it('knows on the next visit what is there, and what is outdated', async () => {
  const { store, find, published } = createStore();
  await store.start();
  await store.install('joy');
  await store.start();
  expect(find('joy')?.state).toBe('current');
  published.set(PACK_LIST, [{ ...entry('joy'), version: '2' }]);
  await store.start();
  expect(find('joy')?.state).toBe('outdated');
});

it('a cancelled download leaves no files', async () => {
  const { store, find, listFiles, watchFetch } = createStore();
  await store.start();
  watchFetch((path) => {
    if (path === 'joy/') store.cancel('joy');
  });
  await store.install('joy');
  expect(find('joy')).toMatchObject({ state: 'absent', failure: null });
  expect(listFiles()).toEqual([]);
});

it('keeps what has arrived where the network breaks off', async () => {
  const { store, find, listFiles, published } = createStore();
  await store.start();
  published.delete('joy/');
  await store.install('joy');
  expect(find('joy')).toMatchObject({ state: 'absent', failure: 'network' });
  expect(listFiles()).toContain('assets/both.0a1b2c3d.js');
});

it('the offline store reports that the device is full', async () => {
  const { store, find } = createStore({ readFreeSpace: () => Promise.resolve(1) });
  await store.start();
  await store.install('joy');
  expect(find('joy')?.failure).toBe('room');
});

it('the offline store runs one download at a time', async () => {
  const { store, find } = createStore();
  await store.start();
  const first = store.install('joy');
  await store.install('x');
  await store.remove('x');
  expect(find('x')?.state).toBe('absent');
  await first;
  expect(find('joy')?.state).toBe('current');
});

it('the offline store deletes visited pages', async () => {
  const { store, storage } = createStore();
  await (await storage.open(PAGES_CACHE)).put(`${ROOT}a/`, new Response());
  await store.start();
  await store.forgetPages();
  expect(store.get().pages).toEqual([]);
});
