import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { listExamples, readExample, zipExample } from './exampleProjects';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'examples-'));
  for (const [file, contents] of [
    ['shop/package.json', '{}\n'],
    ['shop/src/theme.ts', 'const a = 1;\r\nexport { a };\r\n'],
    ['shop/node_modules/react/index.js', ''],
    ['shop/dist/index.html', ''],
    ['blog/package.json', '{}\n'],
  ] as const) {
    mkdirSync(path.dirname(path.join(site, 'examples', file)), { recursive: true });
    writeFileSync(path.join(site, 'examples', file), contents);
  }
});

afterEach(() => rmSync(site, { recursive: true, force: true }));

it('the example projects are listed in order', () => {
  expect(listExamples(site)).toEqual(['blog', 'shop']);
});

it('reads the sources of a project, with the line ends of Unix', () => {
  expect(readExample(site, 'shop')).toEqual([
    { name: 'package.json', contents: '{}\n' },
    { name: 'src/theme.ts', contents: 'const a = 1;\nexport { a };\n' },
  ]);
});

it('packs a project in a folder of its name, the same bytes each time', () => {
  const files = readExample(site, 'shop');
  const archive = zipExample('shop', files);
  expect(Object.keys(unzipSync(archive))).toEqual([
    'shop/package.json',
    'shop/src/theme.ts',
  ]);
  expect(zipExample('shop', files)).toEqual(archive);
});
