import {
  findPackOfPage,
  loadPackList,
  loadPackManifest,
  PACK_LIST,
} from './packCatalogue';
import {
  comparePacks,
  formatMegabytes,
  listMissingFiles,
  listPageFiles,
  listUnneededFiles,
  sumBytes,
  type PackEntry,
  type PackManifest,
} from './packs';

it.each([
  [undefined, 'absent'],
  [{ version: '1' }, 'outdated'],
  [{ version: '2' }, 'current'],
] as const)('an installed %j is %s', (installed, state) => {
  expect(comparePacks({ version: '2' }, installed)).toBe(state);
});

it('loads what is not there, and what may have changed', () => {
  const files = [
    ['a.js', 1],
    ['b.js', 2],
    ['page/', 3],
  ] as const;
  const missing = listMissingFiles(files, new Set(['a.js', 'page/']), (path) =>
    path.endsWith('.js'),
  );
  expect(missing).toEqual([
    ['b.js', 2],
    ['page/', 3],
  ]);
  expect(sumBytes(missing)).toBe(5);
});

it('files that no other pack needs are removed', () => {
  const others = [{ files: ['a', 'b'] }, { files: ['c'] }];
  expect(listUnneededFiles(['a', 'c', 'd'], others)).toEqual(['d']);
});

const manifest: PackManifest = {
  id: 'joy-ui',
  version: '1',
  shared: [2],
  pages: { 'joy-ui/': [0, 1], 'joy-ui/odd/': [0, 7] },
  files: [
    ['joy-ui/', 10],
    ['a.js', 5],
    ['b.js', 5],
  ],
};

it.each([
  ['joy-ui/', ['joy-ui/', 'a.js']],
  ['joy-ui/odd/', ['joy-ui/']],
  ['joy-ui/other/', []],
])('files of %s', (page, files) => {
  expect(listPageFiles(manifest, page)).toEqual(files);
});

const entry = (id: string, offered: boolean): PackEntry => ({
  id,
  name: id,
  version: '1',
  manifest: `${id}.json`,
  pages: 1,
  bytes: 1,
  offered,
});

it.each([
  ['x/react-charts/', 'x'],
  ['system/', 'system'],
  ['systems/', 'site'],
  ['', 'site'],
  ['blog/a/', 'site'],
])('the page %j is in the pack %s', (page, id) => {
  const packs = [entry('system', true), entry('x', true), entry('site', false)];
  expect(findPackOfPage(page, packs)?.id).toBe(id);
});

it('reads list and manifest', async () => {
  const published: Record<string, unknown> = {
    [PACK_LIST]: [entry('x', true)],
    'x.json': manifest,
  };
  const fetchJson = (path: string) => Promise.resolve(published[path]);
  const [pack] = await loadPackList(fetchJson);
  expect(await loadPackManifest(fetchJson, pack!)).toBe(manifest);
  await expect(loadPackList(() => Promise.resolve({}))).rejects.toThrow(PACK_LIST);
});

it.each([
  [52_430_000, 'en', '52.4 MB'],
  [52_430_000, 'de', '52,4 MB'],
  [0, 'en', '0 MB'],
])('%i bytes in %s', (bytes, language, text) => {
  expect(formatMegabytes(bytes, language).replace(/\u00a0/g, ' ')).toBe(text);
});
