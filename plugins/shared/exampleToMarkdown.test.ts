import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTextAttribute, type MdxJsxElement } from './mdxAttributes';
import { exampleToMarkdown } from './exampleToMarkdown';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'examples-'));
  const folder = path.join(site, 'examples/shop');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"scripts":{"dev":"vite"}}\n');
  writeFileSync(path.join(folder, 'index.html'), '<p>Orders</p>\n');
});

afterEach(() => rmSync(site, { recursive: true, force: true }));

const write = (attributes: Readonly<Record<string, string>>) =>
  exampleToMarkdown(
    site,
    {
      type: 'mdxJsxFlowElement',
      name: 'ExampleProject',
      attributes: Object.entries(attributes).map(([name, value]) =>
        createTextAttribute(name, value),
      ),
      children: [],
      position: { start: { line: 7, column: 1 }, end: { line: 7, column: 9 } },
    } satisfies MdxJsxElement,
    '/site/docs/page.mdx',
    (pathname) => `https://docs.test${pathname}`,
  );

it('links the archive, says how the project is started, and shows its files', () => {
  const [download, commands, ...files] = write({ name: 'shop', show: 'index.html' });
  expect(download).toMatchObject({
    children: [
      { url: 'https://docs.test/examples/shop.zip' },
      { value: ' (2 files, 1 kB).' },
    ],
  });
  expect(commands).toMatchObject({ value: 'npm install\nnpm run dev' });
  expect(files).toEqual([
    {
      type: 'code',
      lang: 'markup',
      meta: 'title="index.html"',
      value: '<p>Orders</p>',
    },
  ]);
});

it('names page and line of a project or a file that does not exist', () => {
  expect(() => write({ name: 'shopp' })).toThrow(
    '/site/docs/page.mdx:7: There is no example project "shopp". There are: shop.',
  );
  expect(() => write({ name: 'shop', show: 'app.tsx' })).toThrow(
    '/site/docs/page.mdx:7: There is no file in shop "app.tsx". There are: index.html, package.json.',
  );
});
