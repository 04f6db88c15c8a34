import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { runCompiler } from '../../shared/runCompiler';
import { CHUNK_FILENAME, ChunkFilesPlugin } from './ChunkFilesPlugin';

/** A page and a demo of it, as the bundler sees them. */
const SITE = {
  'main.js': `import('./page').then(({ showPage }) => showPage());`,
  'page.js': `export const showPage = () => import('./demo').then(({ text }) => console.log(text));`,
  'demo.js': `export const text = 'first';`,
};

interface Built {
  /** Contents by name without hash. */
  scripts: Record<string, string>;
  /** Names of files by name without hash. */
  files: Record<string, string>;
}

async function build(
  site: Record<string, string>,
  options: object = {},
): Promise<Built> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'chunks-'));
  for (const [name, source] of Object.entries(site)) {
    writeFileSync(path.join(folder, name), source);
  }
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: {
      path: path.join(folder, 'out'),
      filename: 'assets/js/[name].[contenthash:8].js',
      chunkFilename: CHUNK_FILENAME,
    },
    optimization: { runtimeChunk: true, chunkIds: 'deterministic' },
    plugins: [new ChunkFilesPlugin()],
    ...options,
  });
  try {
    await runCompiler(compiler);
    const dir = path.join(folder, 'out/assets/js');
    const names = readdirSync(dir).map(
      (file) => [file.split('.')[0], file] as const,
    );
    return {
      files: Object.fromEntries(names),
      scripts: Object.fromEntries(
        names.map(([name, file]) => [
          name,
          readFileSync(path.join(dir, file), 'utf8'),
        ]),
      ),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const findName = ({ scripts }: Built, text: string): string =>
  Object.keys(scripts).find((name) => scripts[name]?.includes(text)) as string;

const hashOf = ({ files }: Built, name: string): string =>
  files[name]?.split('.')[1] as string;

it('lets each script name the scripts it loads, and the runtime those of the entry', async () => {
  const built = await build(SITE);
  const demo = findName(built, '"first"');
  const page = findName(built, 'console.log');
  const runtime = built.scripts['runtime~main'];
  expect(runtime).toContain(`${page}:"${hashOf(built, page)}"`);
  expect(runtime).not.toContain(hashOf(built, demo));
  expect(built.scripts[page]).toContain(`${demo}:"${hashOf(built, demo)}"`);
  expect(built.scripts.main).not.toMatch(/"[\da-f]{8}"/);
});

it('gives a script a new name when one it loads has changed, but the entry', async () => {
  const before = await build(SITE);
  const after = await build({ ...SITE, 'demo.js': `export const text = 'second';` });
  for (const name of Object.keys(before.files)) {
    const same = name === 'main';
    expect([name, before.files[name] === after.files[name]]).toEqual([name, same]);
  }
});

it('lets a worker name the scripts it loads, for it has none of the page’s names', async () => {
  const built = await build({
    ...SITE,
    'page.js': `export const showPage = () => [
  import('./demo'),
  new Worker(new URL('./worker.js', import.meta.url)),
];`,
    'worker.js': `onmessage = () => import('./demo').then(({ text }) => postMessage(text));`,
  });
  const demo = findName(built, '"first"');
  const worker = findName(built, 'onmessage');
  expect(built.scripts['runtime~main']).toContain(
    `${worker}:"${hashOf(built, worker)}"`,
  );
  expect(built.scripts[worker]).toContain(`${demo}:"${hashOf(built, demo)}"`);
  expect(built.scripts[worker]).toContain('globalThis.chunkFiles');
});

it('knows what is loaded by a part that was there before', async () => {
  const built = await build({
    'main.js': `import { showPage } from './page';
console.log(showPage);
import('./page').then((page) => page.showPage());`,
    'page.js': SITE['page.js'],
    'demo.js': SITE['demo.js'],
  });
  const demo = findName(built, '"first"');
  expect(built.scripts['runtime~main']).toContain(
    `${demo}:"${hashOf(built, demo)}"`,
  );
  const passing = await build({
    'main.js': `import('./one').then(({ next }) => next());`,
    'one.js': `import './two'; export const next = () => import('./two').then((two) => two.next());`,
    'two.js': `export const next = () => import('./demo').then(({ text }) => console.log(text));`,
    'demo.js': SITE['demo.js'],
  });
  const last = findName(passing, '"first"');
  const one = findName(passing, 'console.log');
  expect(passing.scripts[one]).toContain(`${last}:"${hashOf(passing, last)}"`);
});

it('does not let names go out of date', async () => {
  await expect(
    build(SITE, { optimization: { runtimeChunk: true, realContentHash: false } }),
  ).rejects.toThrow('optimization.realContentHash is off');
});
