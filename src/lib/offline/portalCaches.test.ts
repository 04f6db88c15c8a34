import { FakeCaches } from './cacheFixtures';
import { FILES_CACHE, PACKS_CACHE, PAGES_CACHE, RECORDS_CACHE } from './cacheNames';
import { FILE_GRACE_MS, KEPT_PAGES } from './keptPages';
import { loadIntoCache } from './loadIntoCache';
import {
  findPresent,
  clearReadingCaches,
  clearVisits,
  listCachedPaths,
  listReadablePages,
  readRecord,
  removeExpired,
  writeRecord,
} from './portalCaches';

const ROOT = 'https://a.org/docs/';

function createSources() {
  const storage = new FakeCaches();
  const keep = async (name: string, path: string, headers: HeadersInit = {}) =>
    (await storage.open(name)).put(ROOT + path, new Response(path, { headers }));
  return { storage, keep, sources: { caches: storage.asStorage(), root: ROOT } };
}

it('lists what is in a cache, and leaves other sites out', async () => {
  const { storage, keep, sources } = createSources();
  await keep(FILES_CACHE, 'a.js');
  await (await storage.open(FILES_CACHE)).put('https://a.org/b.js', new Response());
  expect(await listCachedPaths(sources, FILES_CACHE)).toEqual(['a.js']);
  expect(await listCachedPaths(sources, 'none')).toEqual([]);
  expect(await storage.keys()).toEqual([FILES_CACHE]);
});

it('lists pages of visits and packs, each once', async () => {
  const { keep, sources } = createSources();
  await keep(PAGES_CACHE, '');
  await keep(PAGES_CACHE, 'joy-ui/');
  await keep(PAGES_CACHE, 'offline/');
  await keep(PACKS_CACHE, 'joy-ui/');
  await keep(PACKS_CACHE, 'x/');
  await keep(PACKS_CACHE, 'assets/a.js');
  expect(await listReadablePages(sources)).toEqual(['', 'joy-ui/', 'x/']);
});

it('finds what is in any cache', async () => {
  const { keep, sources } = createSources();
  await keep(PACKS_CACHE, 'a.js');
  expect(await findPresent(sources, ['a.js', 'b.js'])).toEqual(new Set(['a.js']));
});

it('keeps records, and takes what is damaged for none', async () => {
  const { storage, sources } = createSources();
  await writeRecord(sources, RECORDS_CACHE, 'a/', { b: 1 });
  expect(await readRecord(sources, RECORDS_CACHE, 'a/')).toEqual({ b: 1 });
  expect(await readRecord(sources, RECORDS_CACHE, 'b/')).toBeNull();
  await (await storage.open(RECORDS_CACHE)).put(`${ROOT}c/`, new Response('{'));
  expect(await readRecord(sources, RECORDS_CACHE, 'c/')).toBeNull();
});

it('removes pages and files that have been kept for long', async () => {
  const { storage, keep, sources } = createSources();
  const now = 10 * FILE_GRACE_MS;
  const date = { date: new Date(now).toUTCString() };
  for (let number = 0; number <= KEPT_PAGES; number += 1) {
    const path = `${number}/`;
    await keep(PAGES_CACHE, path);
    await writeRecord(sources, RECORDS_CACHE, path, {
      path,
      files: [`${number}.js`],
      seenAt: number,
    });
  }
  await keep(FILES_CACHE, '0.js');
  await keep(FILES_CACHE, '1.js');
  await keep(FILES_CACHE, 'new.js', date);
  await removeExpired(sources, now);
  expect(storage.list(PAGES_CACHE)).toHaveLength(KEPT_PAGES);
  expect(storage.list(PAGES_CACHE)).not.toContain(`${ROOT}0/`);
  expect(storage.list(RECORDS_CACHE)).not.toContain(`${ROOT}0/`);
  expect(storage.list(FILES_CACHE)).toEqual([`${ROOT}1.js`, `${ROOT}new.js`]);
});

it('forgets visits, or all that a reader has read', async () => {
  const { storage, keep, sources } = createSources();
  for (const name of [
    PAGES_CACHE,
    FILES_CACHE,
    RECORDS_CACHE,
    PACKS_CACHE,
    'other',
  ]) {
    await keep(name, 'a');
  }
  await clearVisits(sources);
  expect(await storage.keys()).toEqual([PACKS_CACHE, 'other']);
  await clearReadingCaches(() => sources.caches);
  expect(await storage.keys()).toEqual(['other']);
  await clearReadingCaches(() => undefined);
  await clearReadingCaches(() => {
    throw new Error('shut off');
  });
});

describe('loading', () => {
  const fetch = jest.fn((address: string) =>
    Promise.resolve(
      new Response(address, { status: address.endsWith('gone.js') ? 404 : 200 }),
    ),
  );
  beforeEach(() => fetch.mockClear());

  it('copies what is there, and fetches the rest past the worker', async () => {
    const { storage, keep, sources } = createSources();
    await keep(PACKS_CACHE, 'a.js');
    await keep(PACKS_CACHE, 'a/');
    const onLoaded = jest.fn();
    await loadIntoCache(['a.js', 'a/'], (path) => path.endsWith('.js'), {
      ...sources,
      cacheName: FILES_CACHE,
      fetch,
      onLoaded,
    });
    expect(fetch.mock.calls).toEqual([[`${ROOT}a/`, { cache: 'reload' }]]);
    expect(storage.list(FILES_CACHE).sort()).toEqual([`${ROOT}a.js`, `${ROOT}a/`]);
    expect(onLoaded).toHaveBeenCalledTimes(2);
  });

  it('fails with the first file that is gone, or goes on', async () => {
    const { storage, sources } = createSources();
    const paths = [
      'gone.js',
      ...Array.from({ length: 20 }, (_, index) => `${index}.js`),
    ];
    const options = { ...sources, cacheName: FILES_CACHE, fetch };
    await expect(loadIntoCache(paths, () => false, options)).rejects.toThrow('404');
    expect(fetch.mock.calls.length).toBeLessThan(paths.length);
    await loadIntoCache(paths, () => false, { ...options, skipsMissing: true });
    expect(storage.list(FILES_CACHE)).toHaveLength(20);
  });
});
