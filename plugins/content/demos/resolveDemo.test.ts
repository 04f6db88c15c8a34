import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resolveDemo } from './resolveDemo';

let folder: string;
let page: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'resolve-demo-'));
  page = path.join(folder, 'button.mdx');
  mkdirSync(path.join(folder, 'empty'));
  for (const name of ['ButtonSizes', 'ButtonLinks', 'Chip2']) {
    writeFileSync(path.join(folder, `${name}.tsx`), '');
  }
  writeFileSync(path.join(folder, 'ButtonSize.ts'), '');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each(['ButtonSizes', 'Chip2'])('the demo %s is found beside the page', (name) => {
  expect(resolveDemo(name, page)).toEqual([
    { styling: null, file: path.join(folder, `${name}.tsx`) },
  ]);
});

it('names the expected path and the nearest demo', () => {
  const expected = path.relative(process.cwd(), path.join(folder, 'ButtonSize.tsx'));
  expect(() => resolveDemo('ButtonSize', page)).toThrow(
    `demo "ButtonSize" not found: expected ${expected}; did you mean "ButtonSizes"?`,
  );
});

it('suggests demos that are folders, and no other folders', () => {
  mkdirSync(path.join(folder, 'variants/ButtonLinks'), { recursive: true });
  mkdirSync(path.join(folder, 'variants/button-link'));
  expect(() =>
    resolveDemo('ButtonLink', path.join(folder, 'variants/a.mdx')),
  ).toThrow('did you mean "ButtonLinks"?');
});

it('no demo is suggested where there are none', () => {
  expect(() => resolveDemo('ButtonSizes', path.join(folder, 'empty/a.mdx'))).toThrow(
    /ButtonSizes\.tsx$/,
  );
});

it.each([
  'buttonSizes',
  'button-sizes',
  'Button Sizes',
  'ButtonSizes.tsx',
  '../ButtonSizes',
  '2Buttons',
  '',
  'ÄButton',
])('refuses the name %j', (name) => {
  expect(() => resolveDemo(name, page)).toThrow(
    `"${name}" is not a demo name: use PascalCase, like ButtonSizes`,
  );
});
