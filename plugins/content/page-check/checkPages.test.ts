import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { checkPages } from './checkPages';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  mkdirSync(path.join(siteDir, 'docs/wells'), { recursive: true });
  write('rows.json', '[]');
});

afterEach(() => rmSync(siteDir, { recursive: true }));

const write = (file: string, text: string) =>
  writeFileSync(path.join(siteDir, 'docs/wells', file), text);

/** Refuses code in a language, as plugins do. */
const refuseKlingon = () => (tree: Root, file: VFile) =>
  visit(tree, 'code', ({ lang, position }) => {
    if (lang === 'klingon') {
      const place = path.relative(siteDir, file.path).split(path.sep).join('/');
      throw new Error(`${place}:${position?.start.line}: no Klingon`);
    }
  });

const check = () => checkPages(siteDir, ['docs'], [refuseKlingon]);

it('names the first fault of each page, with its line', () => {
  write('a.mdx', '---\ntitle: A\n---\n\nText\n\n```klingon\nqapla\n```\n');
  write('b.mdx', '---\r\ntitle: B\r\n---\r\n\r\nA brace { here\r\n');
  write('c.mdx', 'Fine\n');
  write('d.mdx', '<div>\n\nText\n');
  expect(check).toThrow(
    /^Some pages cannot be built:\ndocs\/wells\/a\.mdx:7: no Klingon\ndocs\/wells\/b\.mdx:5: .+\ndocs\/wells\/d\.mdx:1: .+$/,
  );
});

it('names the line of an element that nobody knows', () => {
  write('a.mdx', 'Text\n\n<Details>\n\nSee <Wells.Deep /> here\n\n</Details>\n');
  expect(check).toThrow(/docs\/wells\/a\.mdx:5: nobody knows <Wells\.Deep>/);
});

it('names the line of an import that leads nowhere', () => {
  write(
    'a.mdx',
    "Text\n\nimport { a } from './a';\nimport { rows } from './row';\n",
  );
  write('a.ts', 'export const a = 1;');
  expect(check).toThrow('docs/wells/a.mdx:4: "./row" is not there');
});

it.each([
  ['a.mdx', '---\ntitle: A { brace\n---\n\nText and {1 + 1}\n'],
  ['a.mdx', '```mdx\n<div>\n```\n'],
  ['a.mdx', '| a | b |\n| - | - |\n| `{` | ~~2~~ |\n'],
  [
    'a.mdx',
    "import { rows } from './rows';\nimport { Table } from '@site/src/Table';\n\n<Table rows={rows} />\n",
  ],
  ['a.mdx', "import fs from 'fs';\nimport { A } from '@site/src/A';\n"],
  [
    'a.mdx',
    'export const Row = ({ a, b: [c], ...rest }) => <b {...rest}>{a + c + window.d}</b>;\n\n<Row a={1} />\n',
  ],
  ['a.mdx', '<button onClick={(event) => alert(event)}>A</button>\n'],
  ['a.mdx', '{typeof missing === "string" && <CodeBlock a={{ b: 1 }.b} />}\n'],
  [
    'a.mdx',
    '{[1].map(function show(n, i = 2) { try { const m = n + i; return m; } catch (e) { return e; } })}\n',
  ],
  ['a.mdx', '{frontMatter.title} {props.a} {Math.max(1)} {undefined}\n'],
  ['_part.mdx', '<div>'],
  ['a.txt', '<div>'],
])('has nothing to say of %s: %j', (file, text) => {
  write(file, text);
  expect(check).not.toThrow();
});
