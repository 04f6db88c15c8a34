import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { loadDemoModels } from './loadDemoModels';
import type { DemoModels } from './types';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'demo-models-'));
  for (const name of ['First', 'Second']) {
    writeFileSync(
      path.join(folder, `${name}.tsx`),
      `const TEXT = '</script>\\u2028\\\\';\nexport default function ${name}() {\n  return <p>{TEXT}</p>;\n}\n`,
    );
  }
});

beforeAll(() => {
  mkdirSync(path.join(folder, 'Third'));
  for (const styling of ['system', 'tailwind']) {
    writeFileSync(
      path.join(folder, `Third/${styling}.tsx`),
      `export default function Third() {\n  return <p>${styling}</p>;\n}\n`,
    );
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Calls the loader as a bundler does. */
function load(query: string, resource = 'First.tsx') {
  const dependencies: string[] = [];
  const source = new Promise<string>((resolve, reject) => {
    loadDemoModels.call({
      resourcePath: path.join(folder, resource),
      resourceQuery: query,
      addDependency: (file) => dependencies.push(path.relative(folder, file)),
      async: () => (error, text) => (error ? reject(error) : resolve(text ?? '')),
    });
  });
  return { source, dependencies };
}

/** Runs the module that the loader wrote and gives what it exports. */
function evaluate(source: string): DemoModels {
  return runInThisContext(source.replace(/^export default /, '')) as DemoModels;
}

it('gives the models of all demos a page names, by name', async () => {
  const { source, dependencies } = load('?demo-models=First,Second');
  const models = evaluate(await source);
  expect(Object.keys(models)).toEqual(['First', 'Second']);
  expect(models.Second).toMatchObject({
    name: 'Second',
    packages: { react: '18.3.1' },
  });
  expect(models.Second?.TS.html).toContain('Second');
  expect(models.Second?.TS.preview).toContain('TEXT');
  expect(dependencies).toEqual(['First.tsx', 'Second.tsx']);
});

it('finds the demos of the page beside a demo that is a folder', async () => {
  const { source, dependencies } = load(
    '?demo-models=Third,First',
    'Third/system.tsx',
  );
  const models = evaluate(await source);
  expect(Object.keys(models)).toEqual(['Third', 'First']);
  expect(models.Third?.TS.source).toContain('system');
  expect(models.Third?.stylings?.Tailwind?.TS.source).toContain('tailwind');
  expect(models.First?.stylings).toBeUndefined();
  expect(dependencies.sort()).toEqual([
    'First.tsx',
    'Third/system.tsx',
    'Third/tailwind.tsx',
  ]);
});

it('hands the models on unchanged, whatever is in the code', async () => {
  const models = evaluate(await load('?demo-models=First').source);
  expect(models.First?.TS.html).toContain("'&lt;/script>\\u2028\\\\'");
});

it('rebuilds when a demo that failed is written', async () => {
  const { source, dependencies } = load('?demo-models=First,Missing');
  await expect(source).rejects.toThrow('ENOENT');
  expect(dependencies).toEqual(['First.tsx', 'Missing.tsx']);
});

it('names the files of a demo to both compilations of a build', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  const [first, second] = [1, 2].map(() => load('?demo-models=Third'));
  expect(await second?.source).toBe(await first?.source);
  expect(second?.dependencies).toEqual(['Third/system.tsx', 'Third/tailwind.tsx']);
  expect(second?.dependencies).toEqual(first?.dependencies);
});
