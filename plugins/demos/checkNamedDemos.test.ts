import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkNamedDemos } from './checkNamedDemos';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'named-demos-'));
  mkdirSync(path.join(siteDir, 'docs/wells'), { recursive: true });
  write('WellDepth.tsx', 'export default function WellDepth() {}');
});

afterEach(() => rmSync(siteDir, { recursive: true }));

const write = (file: string, text: string) =>
  writeFileSync(path.join(siteDir, 'docs/wells', file), text);

const check = () => checkNamedDemos(siteDir, ['docs']);

it('names the place of every demo that is not there', () => {
  write(
    'a.mdx',
    'Text\n\n<Demo name="WellDepth" label="Depth" />\n\n<Demo name="WellDept" />\n',
  );
  write('b.mdx', '<Demo name="Rope" />\r\n<Demo name="well" />\r\n');
  expect(check).toThrow(
    /^docs\/wells\/a\.mdx:5: demo "WellDept" not found: .*; did you mean "WellDepth"\?\ndocs\/wells\/b\.mdx:1: demo "Rope" not found: .*\ndocs\/wells\/b\.mdx:2: "well" is not a demo name/,
  );
});

it.each([
  ['a.mdx', '<Demo name="WellDepth" />'],
  ['a.mdx', '```mdx\n<Demo name="Rope" />\n```\n'],
  ['a.mdx', '````mdx\n```\n```\n<Demo name="Rope" />\n````\n'],
  ['a.mdx', 'Write `<Demo name="Rope" />` on a line of its own.'],
  ['_part.mdx', '<Demo name="Rope" />'],
  ['a.txt', '<Demo name="Rope" />'],
])('has nothing to say of %s: %j', (file, text) => {
  write(file, text);
  expect(check).not.toThrow();
});
