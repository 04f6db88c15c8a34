import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { runCompiler } from '../../shared/runCompiler';
import serverChunksPlugin from '.';

/** Two pages with a component that both of them show. */
const SITE = {
  'server.js': `export const render = (name) =>
  name === 'one' ? import('./one') : import('./two');`,
  'one.js': `import { draw } from './button'; export const html = draw('one');`,
  'two.js': `import { draw } from './button'; export const html = draw('two');`,
  'button.js': `export const draw = (text) => '<button>' + text + '</button>';`,
};

const configure = (isServer: boolean): Configuration =>
  serverChunksPlugin().configureWebpack?.(
    {},
    isServer,
    {} as never,
    undefined,
  ) as Configuration;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'server-chunks-'));
  for (const [name, source] of Object.entries(SITE)) {
    writeFileSync(path.join(folder, name), source);
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Bundles as Docusaurus does for the server: Node loads the parts, nothing is made smaller.
 *
 * @returns the files that hold the component
 */
async function bundle(
  optimization: Configuration['optimization'],
): Promise<string[]> {
  const compiler = rspack({
    mode: 'production',
    target: 'node20',
    context: folder,
    entry: './server.js',
    output: {
      path: path.join(folder, 'out'),
      clean: true,
      filename: 'server.bundle.js',
      library: { type: 'commonjs2' },
    },
    optimization: { ...optimization, minimize: false, concatenateModules: false },
  });
  await runCompiler(compiler);
  return readdirSync(path.join(folder, 'out')).filter((file) =>
    readFileSync(path.join(folder, 'out', file), 'utf8').includes("'<button>'"),
  );
}

it('keeps what two pages show in one file, and the pages as they were', async () => {
  // As Docusaurus has it.
  expect(await bundle({ splitChunks: false })).toHaveLength(2);
  expect(await bundle(configure(true).optimization)).toHaveLength(1);
  const { render } = createRequire(path.join(folder, 'out/entry.js'))(
    './server.bundle.js',
  ) as { render: (name: string) => Promise<{ html: string }> };
  expect((await render('one')).html).toBe('<button>one</button>');
  expect((await render('two')).html).toBe('<button>two</button>');
});

it('the chunks of the browser are not changed', () => {
  expect(configure(false)).toEqual({});
});
