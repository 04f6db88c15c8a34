import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { announcePublishing, awaitPublishing } from '../../shared/publishing';
import { listPublishedFiles } from './listPublishedFiles';
import { listRouteFiles, listSharedFiles } from './listRouteFiles';
import { bundleWorker } from './bundleWorker';
import { pickShell, SHELL_MAX_BYTES } from './pickShell';
import { planPack } from './planPack';
import { listReferences, readBuiltPages } from './readBuiltPages';
import { readChunkGroups, type BundlerChunkGroup } from './readChunkGroups';
import type { BuiltPage, ChunkGroup } from './types';

const group = (
  name: string | null,
  file: string,
  children: number[] = [],
  requests: string[] = [],
): ChunkGroup => ({ name, files: ['common.js', file], children, requests });

/** A frame, a product with two pages, their demos, and what is loaded on request. */
const GROUPS: ChunkGroup[] = [
  group('main', 'main.js', [1, 2, 3, 6, 8]),
  group('frame', 'frame.js'),
  group('button', 'button.js', [4, 5]),
  group('chip', 'chip.js', [5]),
  group(null, 'demo.js', [7], ['./ButtonSizes.tsx']),
  group(null, 'editor.js', [9], ['./editor']),
  group(null, 'settings.js', [], ['../Settings/SettingsDialog']),
  group(null, 'sandbox.js', [4], ['./MaterialSandbox']),
  group('offline', 'offline.js', [10]),
  group(null, 'tailwind.js', [], ['tailwindcss']),
  group(null, 'pages.js', [], ['@generated/pages.json']),
];

const CHUNK_NAMES = {
  '/docs/x/-a1': { __comp: 'frame' },
  '/docs/x/button/-b2': { __comp: 'absent', content: 'button' },
  '/docs/x/chip/-c3': { items: [{ content: 'chip' }] },
  '/docs/offline/-d4': { __comp: 'offline' },
};

const ROUTES = [
  { path: '/docs/x/button/', ancestors: ['/docs/x/', '/docs/x/'] },
  { path: '/docs/x/chip/', ancestors: ['/docs/x/'] },
];

describe('scripts', () => {
  it('of a route are its own, those around it, and its demos', () => {
    const files = listRouteFiles(GROUPS, CHUNK_NAMES, ROUTES);
    expect(files.get('/docs/x/button/')?.sort()).toEqual([
      'button.js',
      'common.js',
      'demo.js',
      'frame.js',
      'sandbox.js',
    ]);
    expect(files.get('/docs/x/chip/')?.sort()).toEqual([
      'chip.js',
      'common.js',
      'frame.js',
    ]);
  });

  it('of all are what the shell and the demos load on request', () => {
    expect(listSharedFiles(GROUPS).sort()).toEqual([
      'common.js',
      'editor.js',
      'settings.js',
      'tailwind.js',
    ]);
  });

  it('are read from the bundler, whose objects are new each time', () => {
    const create = (name: string | undefined, index: number): BundlerChunkGroup => ({
      name,
      index,
      origins: [{ request: './a' }, { request: './a' }, {}],
      getFiles: () => [`/assets/js/${index}.js?v=1`],
      get childrenIterable() {
        return index === 0 ? [create(undefined, 1), create('gone', 7)] : [];
      },
    });
    expect(readChunkGroups([create('main', 0), create(undefined, 1)])).toEqual([
      { name: 'main', files: ['assets/js/0.js'], children: [1], requests: ['./a'] },
      { name: null, files: ['assets/js/1.js'], children: [], requests: ['./a'] },
    ]);
  });
});

describe('the shell', () => {
  const built = new Map(
    [
      'offline/',
      'main.js',
      'assets/js/offline.0a1b2c3d.js',
      'fonts/a.woff2',
      'manifest.json',
      'img/icon-192.png',
    ].map((file) => [file, Buffer.from(file)]),
  );
  const pick = (references: string[] = ['fonts/a.woff2', 'main.js']) =>
    pickShell({
      scripts: ['main.js', 'assets/js/offline.0a1b2c3d.js'],
      references,
      read: (file) => built.get(file),
    });

  it('is the offline page and the frame around every page, each file once', () => {
    expect(pick().map(({ url }) => url)).toEqual([...built.keys()].sort());
  });

  it('has a revision where the name has no hash', () => {
    const revisions = new Map(pick().map(({ url, revision }) => [url, revision]));
    expect(revisions.get('assets/js/offline.0a1b2c3d.js')).toBeNull();
    expect(revisions.get('offline/')).toMatch(/^[0-9a-f]{12}$/);
  });

  it('must be there', () => {
    expect(() => pick(['fonts/b.woff2'])).toThrow(
      '/fonts/b.woff2, which was not built',
    );
  });

  it('must be small', () => {
    built.set('fonts/b.woff2', Buffer.alloc(SHELL_MAX_BYTES));
    expect(() => pick(['fonts/b.woff2'])).toThrow(`${SHELL_MAX_BYTES} are allowed`);
    built.delete('fonts/b.woff2');
  });

  it('stands in the worker, which is one file', async () => {
    const script = await bundleWorker(path.resolve(__dirname, '../../..'), [
      { url: 'offline/', revision: 'r1' },
    ]);
    expect(script).toContain('"offline/"');
    expect(script).toContain('"r1"');
    expect(script).not.toMatch(/__SHELL_FILES|\bimport\b/);
    expect(script.length).toBeLessThan(8000);
  });
});

describe('a pack', () => {
  const page = (name: string, hash = 'h'): BuiltPage => ({
    path: `x/${name}/`,
    bytes: 100,
    hash,
    references: ['main.js', 'img/none.png'],
  });
  const sizes = new Map([
    ['main.js', 10],
    ['button.js', 2],
    ['runner.html', 1],
  ]);
  const plan = (pages: BuiltPage[]) =>
    planPack({
      id: 'x',
      pages,
      listScripts: () => ['button.js'],
      shared: ['runner.html', 'none.js'],
      readSize: (file) => sizes.get(file),
    });

  it('holds each file once, and says which page needs it', () => {
    expect(plan([page('a'), page('b')])).toEqual({
      id: 'x',
      version: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
      shared: [4],
      pages: { 'x/a/': [0, 1, 2], 'x/b/': [3, 1, 2] },
      files: [
        ['x/a/', 100],
        ['button.js', 2],
        ['main.js', 10],
        ['x/b/', 100],
        ['runner.html', 1],
      ],
    });
  });

  it('has another version for other contents of a page', () => {
    expect(plan([page('a', 'g')]).version).not.toBe(plan([page('a')]).version);
    expect(plan([page('a')]).version).toBe(plan([page('a')]).version);
  });

  it('needs every script of its pages', () => {
    sizes.delete('button.js');
    expect(() => plan([page('a')])).toThrow('/x/a/ needs button.js');
  });
});

describe('a build', () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
    fs.writeFileSync(path.join(outDir, file), text);
  };
  afterAll(() => fs.rmSync(outDir, { recursive: true }));

  it('is read page by page', async () => {
    write('index.html', '<img src="/img/a.png">');
    write('x/a/index.html', 'ä');
    write('404.html', '');
    expect(await readBuiltPages(outDir, '/')).toMatchObject([
      { path: '', references: ['img/a.png'] },
      { path: 'x/a/', bytes: 2, references: [] },
    ]);
  });

  it('holds files that belong to a product or to all', async () => {
    for (const file of [
      'runner/frame.html',
      'assets/material-icons-0a/filled.json',
      'assets/search/joy-ui.0a1b2c3d.json',
      'assets/search/manifest.json',
      'assets/js/a.js',
      'assets/fonts/demos/inter-latin.0a1b2c3d.woff2',
      'assets/fonts/demos/roboto-latin.0a1b2c3d.woff2',
      'assets/fonts/demos/LICENSE-inter.txt',
    ]) {
      write(file, '');
    }
    const { listFor } = await listPublishedFiles(outDir);
    expect(listFor('joy-ui')).toEqual([
      'assets/fonts/demos/inter-latin.0a1b2c3d.woff2',
      'assets/search/joy-ui.0a1b2c3d.json',
      'assets/search/manifest.json',
      'runner/frame.html',
    ]);
    expect(listFor('material-ui')).toEqual([
      'assets/fonts/demos/roboto-latin.0a1b2c3d.woff2',
      'assets/material-icons-0a/filled.json',
      'assets/search/manifest.json',
      'runner/frame.html',
    ]);
  });
});

it.each([
  [`<script src=/b/a.js defer>`, ['a.js']],
  [`<link rel="preload" href='/b/a.woff2'><link href=/b/a.woff2>`, ['a.woff2']],
  [`<a href="/b/page/">`, []],
  [`<link href="/b/feed.xml"><a href="/b/page.md">`, []],
  [`<img src="https://a.org/b/a.png"><img src="/c/a.png">`, []],
])('%s names %j', (html, files) => {
  expect(listReferences(html, '/b/')).toEqual(files);
});

it('waits for what other plugins write, also where that fails', async () => {
  const written: string[] = [];
  const waiting = awaitPublishing().then(() => written.push('packs'));
  void announcePublishing(
    new Promise((resolve) => {
      setTimeout(resolve, 20);
    }).then(() => written.push('search')),
  );
  announcePublishing(Promise.reject(new Error('full'))).catch(() => undefined);
  await waiting;
  expect(written).toEqual(['search', 'packs']);
});
