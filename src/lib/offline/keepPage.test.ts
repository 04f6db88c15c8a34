import { FakeCaches } from './cacheFixtures';
import { FILES_CACHE, PAGES_CACHE, RECORDS_CACHE } from './cacheNames';
import { PACK_LIST } from './packCatalogue';
import { readRecord } from './portalCaches';
import { keepPage, type KeepPageSources } from './keepPage';

const ROOT = 'https://a.org/docs/';

const PACKS = [{ id: 'x', manifest: 'assets/offline/x.json', offered: true }];
const MANIFEST = {
  pages: { 'x/button/': [0, 1] },
  files: [
    ['x/button/', 9],
    ['assets/js/demo.js', 5],
  ],
};

function createSources(change: Partial<KeepPageSources> = {}) {
  const storage = new FakeCaches();
  const gone = new Set<string>();
  const sources: KeepPageSources = {
    caches: storage.asStorage(),
    root: ROOT,
    fetch(address) {
      const path = address.slice(ROOT.length);
      const json = { [PACK_LIST]: PACKS, 'assets/offline/x.json': MANIFEST }[path];
      return Promise.resolve(
        new Response(json ? JSON.stringify(json) : path, {
          status: gone.has(path) ? 404 : 200,
        }),
      );
    },
    listLoaded: () =>
      [
        'assets/js/main.js',
        'fonts/a.woff2#iefix',
        'sw.js?params=',
        'assets/offline/x.json',
        'x/',
      ]
        .map((path) => ROOT + path)
        .concat('https://b.org/tag.js'),
    savesData: false,
    now: () => 5,
    ...change,
  };
  const list = (name: string) =>
    storage
      .list(name)
      .map((address) => address.slice(ROOT.length))
      .sort();
  return { storage, sources, gone, list };
}

it('keeps a page with what it has loaded and with its demos', async () => {
  const { sources, list } = createSources();
  await keepPage('x/button/', sources);
  expect(list(PAGES_CACHE)).toEqual(['x/button/']);
  const files = ['assets/js/demo.js', 'assets/js/main.js', 'fonts/a.woff2'];
  expect(list(FILES_CACHE)).toEqual(files);
  expect(await readRecord(sources, RECORDS_CACHE, 'x/button/')).toEqual({
    path: 'x/button/',
    files: ['assets/js/main.js', 'fonts/a.woff2', 'assets/js/demo.js'],
    seenAt: 5,
  });
});

it('fetches nothing more for a reader who saves data', async () => {
  const { sources, list } = createSources({ savesData: true });
  await keepPage('x/button/', sources);
  expect(list(FILES_CACHE)).toEqual(['assets/js/main.js', 'fonts/a.woff2']);
});

it('goes on where a list or a file is gone', async () => {
  const { sources, gone, list } = createSources();
  gone.add(PACK_LIST).add('fonts/a.woff2');
  await keepPage('x/button/', sources);
  expect(list(FILES_CACHE)).toEqual(['assets/js/main.js']);
  expect(list(RECORDS_CACHE)).toEqual(['x/button/']);
});

it('keeping a page never rejects', async () => {
  const { sources } = createSources({
    fetch: () => Promise.reject(new TypeError('no network')),
  });
  await keepPage('', sources);
  const caches = { match: () => Promise.reject(new Error('shut off')) };
  await keepPage('', { ...sources, caches: caches as unknown as CacheStorage });
});
