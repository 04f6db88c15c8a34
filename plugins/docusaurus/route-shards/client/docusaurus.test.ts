/** @jest-environment jsdom */
const PAGES = ['/lamp/', '/chair/', '/table/', '/shelf/'];

/** Files of parts that have been opened; the page "/lamp/" is known from the start. */
const opened = new Set<string>();
const openPart = jest.fn((file: string) => {
  opened.add(file);
  return Promise.resolve();
});
const fetchFile = jest.fn<Promise<void>, [string]>();

/** Stand for loaders; `listChunkFiles` says what they would fetch. */
const toLoader = (file: string) => Object.assign(() => Promise.resolve(), { file });

jest.mock(
  '@docusaurus/core/lib/client/prefetch',
  () => ({ __esModule: true, default: (file: string) => fetchFile(file) }),
  { virtual: true },
);
jest.mock('@generated/registry', () => ({}), { virtual: true });
jest.mock('@generated/routes', () => [], { virtual: true });
jest.mock('@generated/routesChunkNames', () => ({}), { virtual: true });
jest.mock('react-router-config', () => ({
  matchRoutes: (_routes: unknown, path: string) => [{ route: { path } }],
}));
jest.mock('./listChunkFiles', () => ({
  listChunkFiles: ({ file }: { file: string }) => [file],
}));
jest.mock('./preload', () => ({
  __esModule: true,
  default: () => Promise.resolve(),
}));
jest.mock('./openShards', () => ({
  async openShardOf(
    pathname: string,
    prepare: (part: { load: () => Promise<void> }) => Promise<void>,
  ) {
    if (pathname === '/lamp/') return;
    for (const file of ['/list.js', `/piece${pathname.slice(0, -1)}.js`]) {
      if (opened.has(file)) continue;
      await prepare({ load: toLoader(file) });
      await openPart(file);
    }
  },
}));

/** Bytes of each file that is fetched. */
let size = 0;

/** Each test begins with a page that has just been loaded. */
async function loadModule() {
  jest.resetModules();
  const registry = jest.requireMock<Record<string, unknown>>('@generated/registry');
  const names = jest.requireMock<Record<string, unknown>>(
    '@generated/routesChunkNames',
  );
  for (const path of PAGES) {
    registry[path] = [toLoader(`/page${path.slice(0, -1)}.js`)];
    names[`${path}-a1`] = { content: path };
  }
  return (await import('./docusaurus')).default;
}

const listFetched = () => fetchFile.mock.calls.map(([file]) => file);

beforeEach(() => {
  opened.clear();
  opened.add('/list.js');
  openPart.mockClear();
  fetchFile.mockReset().mockResolvedValue(undefined);
  size = 1000;
  window.history.replaceState(null, '', '/home/');
  performance.getEntriesByName = (name) =>
    listFetched().some((file) => name.endsWith(file))
      ? [{ transferSize: size } as PerformanceResourceTiming]
      : [];
});

it('fetches a page whose link comes into view, once', async () => {
  const { prefetch } = await loadModule();
  await prefetch('/lamp/');
  await prefetch('/lamp/');
  expect(listFetched()).toEqual(['/page/lamp.js']);
  expect(openPart).not.toHaveBeenCalled();
});

it('fetches the parts of the routes first that name the files of a page', async () => {
  opened.clear();
  const { prefetch } = await loadModule();
  await prefetch('/chair/');
  expect(listFetched()).toEqual(['/list.js', '/piece/chair.js', '/page/chair.js']);
  expect(openPart.mock.calls).toEqual([['/list.js'], ['/piece/chair.js']]);
});

it('pages are prefetched one after the other', async () => {
  let deliver = () => {};
  fetchFile.mockReturnValueOnce(new Promise((resolve) => (deliver = resolve)));
  const { prefetch } = await loadModule();
  const first = prefetch('/lamp/');
  await prefetch('/chair/');
  expect(listFetched()).toEqual(['/page/lamp.js']);
  deliver();
  await first;
  expect(listFetched()).toEqual([
    '/page/lamp.js',
    '/piece/chair.js',
    '/page/chair.js',
  ]);
});

it('stops at its budget, and goes on beside the next page', async () => {
  size = 60_000;
  const { prefetch } = await loadModule();
  await Promise.all(PAGES.map(async (page) => prefetch(page)));
  expect(listFetched()).toEqual([
    '/page/lamp.js',
    '/piece/chair.js',
    '/page/chair.js',
  ]);
  window.history.replaceState(null, '', '/chair/');
  await prefetch('/lamp/');
  expect(listFetched().slice(3)).toEqual(['/piece/table.js', '/page/table.js']);
});

it('stops where a piece does not come, and goes on beside the next page', async () => {
  openPart.mockRejectedValueOnce(new Error('offline'));
  const { prefetch } = await loadModule();
  const fetching = prefetch('/chair/');
  void prefetch('/lamp/');
  // Left to whoever watches the scripts: a reload would come between the reader and a click.
  await expect(fetching).rejects.toThrow('offline');
  await prefetch('/table/');
  expect(listFetched()).toEqual(['/piece/chair.js']);
  window.history.replaceState(null, '', '/chair/');
  await prefetch('/shelf/');
  expect(listFetched().slice(1)).toEqual([
    '/page/lamp.js',
    '/piece/table.js',
    '/page/table.js',
    '/piece/shelf.js',
    '/page/shelf.js',
  ]);
});

it('pages that were loaded in the meantime are not prefetched', async () => {
  const { prefetch, preload } = await loadModule();
  const fetching = prefetch('/lamp/');
  void prefetch('/chair/');
  void preload('/chair/');
  await fetching;
  expect(listFetched()).toEqual(['/page/lamp.js']);
  expect(prefetch('/chair/')).toBe(false);
});

it.each([
  ['saves data', { saveData: true }],
  ['is slow', { effectiveType: 'slow-2g' }],
])('fetches nothing ahead over a connection that %s', async (_name, connection) => {
  Object.assign(navigator, { connection });
  try {
    const { prefetch, preload } = await loadModule();
    expect(prefetch('/lamp/')).toBe(false);
    expect(preload('/lamp/')).toBe(false);
    expect(listFetched()).toEqual([]);
  } finally {
    Reflect.deleteProperty(navigator, 'connection');
  }
});
