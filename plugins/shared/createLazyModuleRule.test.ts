import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { createLazyModuleRule } from './createLazyModuleRule';
import { runCompiler } from './runCompiler';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'asked-'));
  writeFileSync(path.join(folder, 'data.json'), 'null');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** @returns what the bundle says */
async function bundle(source: string, make: () => Promise<string>): Promise<string> {
  writeFileSync(path.join(folder, 'main.js'), source);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: folder, filename: 'out.js' },
    ...createLazyModuleRule(path.join(folder, 'data.json'), make),
  });
  await runCompiler(compiler);
  return readFileSync(path.join(folder, 'out.js'), 'utf8');
}

it('makes the contents of a file that is imported', async () => {
  const make = jest.fn(() => Promise.resolve('{"plant":"fern"}'));
  const code = await bundle(
    "import { plant } from './data.json'; alert(plant);",
    make,
  );
  expect(code).toContain('"fern"');
  expect(make).toHaveBeenCalledTimes(1);
});

it('makes nothing of a file that nobody imports', async () => {
  const make = jest.fn(() => Promise.resolve('{}'));
  await bundle('alert(1);', make);
  expect(make).not.toHaveBeenCalled();
});

it('a lazy module reports the error of its generator', async () => {
  const make = () => Promise.reject(new Error('no fern to be had'));
  await expect(bundle("import './data.json';", make)).rejects.toThrow(
    'no fern to be had',
  );
});
