import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { runCompiler } from '../../shared/runCompiler';
import scriptModulesPlugin from '.';

const SITE = {
  'main.js': `import { size } from './size';
import(/* webpackChunkName: "page" */ '@theme/page').then(({ show }) => show(size));
import('./own');`,
  'size.js': `export const size = ${JSON.stringify('m'.repeat(400))};`,
  'page.js': `export const show = console.log;`,
  'own.js': `console.log('of one page');`,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'modules-'));
  for (const [name, source] of Object.entries(SITE)) {
    writeFileSync(path.join(folder, name), source);
  }
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
});

afterEach(() => rmSync(folder, { recursive: true }));

function configure(isServer: boolean) {
  const { configureWebpack } = scriptModulesPlugin({
    siteDir: folder,
    generatedFilesDir: folder,
  });
  return configureWebpack?.({}, isServer, {} as never, undefined) as {
    plugins?: never[];
  };
}

async function build(): Promise<Record<string, Record<string, number>>> {
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: path.join(folder, 'out'), filename: 'assets/js/[name].js' },
    resolve: { alias: { '@theme': folder } },
    ...configure(false),
  });
  await runCompiler(compiler);
  const file = path.join(folder, 'script-modules.json');
  return JSON.parse(readFileSync(file, 'utf8')) as never;
}

it('writes the modules of scripts that pages share, the largest first', async () => {
  const scripts = await build();
  const main = scripts['assets/js/main.js'] ?? {};
  expect(Object.keys(main)).toEqual(['size.js', 'main.js']);
  expect(main['size.js']).toBeGreaterThan(400);
  const others = Object.values(scripts).filter((sizes) => sizes !== main);
  expect(others.map((sizes) => Object.keys(sizes))).toEqual([['page.js']]);
});

it('modules are counted neither for the server nor in development', () => {
  expect(configure(true)).toEqual({});
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(configure(false)).toEqual({});
});
