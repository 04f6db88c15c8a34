import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fingerprintDemos, type ModuleGraph } from './fingerprintDemos';
import type { TestedDemo } from './listDemos';

let siteDir: string;

const write = (file: string, text: string) => {
  const absolute = path.join(siteDir, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
};

const imports = (...files: string[]) => ({
  bytes: 0,
  imports: files.map((file) => ({ path: file, kind: 'import-statement' as const })),
});

const GRAPH: ModuleGraph = {
  inputs: {
    'tests/demos/stage/browser.tsx': imports('src/Sandbox.tsx', 'tested-demos:list'),
    'tested-demos:list': imports('docs/Sizes.tsx', 'docs/Rows.tsx'),
    'src/Sandbox.tsx': imports('node_modules/react/index.js'),
    'docs/Sizes.tsx': imports('docs/sizes.ts', 'node_modules/button/index.js'),
    'docs/Rows.tsx': imports(),
    'docs/sizes.ts': imports(),
    'node_modules/button/index.js': imports(),
    'node_modules/react/index.js': imports(),
  },
};

const list = (options: Partial<TestedDemo['options']> = {}): TestedDemo[] =>
  ['Sizes', 'Rows'].map((id) => ({
    id,
    file: path.join(siteDir, `docs/${id}.tsx`),
    library: 'joy-ui',
    options: { bg: 'outlined', iframe: false, ...options },
  }));

const fingerprint = async (options?: Partial<TestedDemo['options']>) =>
  Object.fromEntries(await fingerprintDemos(list(options), siteDir, GRAPH));

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'fingerprints-'));
  write('docs/Sizes.tsx', "import './sizes';\n");
  write('docs/sizes.ts', 'export {};\n');
  write('docs/Rows.tsx', 'export {};\n');
  write('src/Sandbox.tsx', 'sandbox');
  write('node_modules/button/index.js', 'button 1');
  write('node_modules/react/index.js', 'react 1');
  write('node_modules/axe-core/package.json', '{"version":"4.0.0"}');
  write('tests/demos/examineDemos.ts', 'examine');
});

afterEach(() => rmSync(siteDir, { recursive: true }));

it('is the same for the same demos, also with other line ends', async () => {
  const before = await fingerprint();
  write('docs/Rows.tsx', 'export {};\r\n');
  expect(await fingerprint()).toEqual(before);
  expect(before.Sizes).toMatch(/^[0-9a-f]{16}$/);
  expect(before.Sizes).not.toBe(before.Rows);
});

it.each([
  ['the demo', 'docs/Sizes.tsx', "import './sizes';\n// changed\n"],
  ['a file beside it', 'docs/sizes.ts', 'export const a = 1;\n'],
  ['a package it imports', 'node_modules/button/index.js', 'button 2'],
])('changes with %s, and others stay', async (_what, file, text) => {
  const before = await fingerprint();
  write(file, text);
  const after = await fingerprint();
  expect(after.Sizes).not.toBe(before.Sizes);
  expect(after.Rows).toBe(before.Rows);
});

it.each([
  ['the sandbox', 'src/Sandbox.tsx', 'another'],
  ['a package of the sandbox', 'node_modules/react/index.js', 'react 2'],
  ['what examines demos', 'tests/demos/examineDemos.ts', 'another'],
  ['axe', 'node_modules/axe-core/package.json', '{"version":"4.0.1"}'],
])('changes for all demos with %s', async (_what, file, text) => {
  const before = await fingerprint();
  write(file, text);
  const after = await fingerprint();
  expect(after.Sizes).not.toBe(before.Sizes);
  expect(after.Rows).not.toBe(before.Rows);
});

it('the fingerprint of a demo changes with its options on the page', async () => {
  const before = await fingerprint();
  expect((await fingerprint({ maxWidth: 480 })).Rows).not.toBe(before.Rows);
});

it('the fingerprint of a demo does not change with a test', async () => {
  const before = await fingerprint();
  write('tests/demos/examineDemos.test.ts', 'test');
  expect(await fingerprint()).toEqual(before);
});
