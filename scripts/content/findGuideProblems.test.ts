import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findGuideProblems, isComponentPage } from './findGuideProblems';

let root: string;
let folder: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'guide-'));
  folder = path.join(root, 'docs/joy-ui/components/rows');
  mkdirSync(folder, { recursive: true });
  const write = (name: string, lines: number, start = '') =>
    writeFileSync(path.join(folder, `${name}.tsx`), start + '1;\n'.repeat(lines));
  write('RowsBasic', 25);
  write('RowsLong', 46);
  write('RowsDialog', 69, "import Dialog from '@mui/material/Dialog';\n");
});

afterAll(() => rmSync(root, { recursive: true }));

const FIELDS = 'slug: /rows/\ntitle: Rows\ncomponents: [Rows]\n';

const END = [
  '## Accessibility\n\nText.\n',
  '## Testing\n\nText.\n',
  '## When to use something else\n\nText.\n',
  '## Known issues\n\nText.\n',
];

const page = (body: string, fields = FIELDS) => ({
  file: path.join(folder, 'rows.mdx'),
  text: `---\n${fields}---\n\n${body}`,
});

const find = (body: string, fields?: string) =>
  findGuideProblems(page(body, fields)).map(
    ({ line, message }) => `${line}: ${message}`,
  );

const START =
  'Lead.\n\n<Playground component="Rows" />\n\n<Demo name="RowsBasic" />\n';

const joinSections = (...sections: string[]) => [START, ...sections].join('\n');

it('has nothing to say about a page that follows the guide', () => {
  expect(
    find(
      joinSections(
        '## Expandable rows {/* #unfold */}\n\n<Demo name="RowsDialog" />\n',
        '## Customisation\n\nText.\n',
        ...END,
      ),
    ),
  ).toEqual([]);
  expect(find(joinSections(...END.slice(0, 3)))).toEqual([]);
});

it('names sections of a component page that are missing', () => {
  expect(find(joinSections('## Known issues\n\nText.\n'))).toEqual([
    '1: no section "Accessibility"',
    '1: no section "Testing"',
    '1: no section "When to use something else"',
  ]);
});

it('names sections that are not in their order', () => {
  const [accessibility, testing, other, issues] = END as [
    string,
    string,
    string,
    string,
  ];
  expect(find(joinSections(testing, accessibility, other, issues))).toEqual([
    '13: "Testing" belongs after "Accessibility"',
  ]);
});

it('knows a section by its title, whatever id it keeps', () => {
  expect(
    find(joinSections(...END).replace('## Testing', '## Testing {/* #test-it */}')),
  ).toEqual([]);
});

it('asks for a playground at the top, or a reason', () => {
  const without = joinSections(...END).replace(
    '<Playground component="Rows" />\n\n',
    '',
  );
  expect(find(without)).toEqual([
    '1: no playground; write one or say "noPlaygroundBecause" in the front matter',
  ]);
  const reason = `${FIELDS}noPlaygroundBecause: It renders nothing.\n`;
  expect(find(without, reason)).toEqual([]);
  expect(find(joinSections(...END), reason)).toEqual([
    '1: "noPlaygroundBecause", with a playground',
  ]);
  expect(
    find(`${without}\n<Playground component="Rows" />\n`).map((text) =>
      text.replace(/^\d+/, 'N'),
    ),
  ).toEqual([
    'N: the playground belongs before the first demo and the first section',
  ]);
});

it('asks for a demo before the second section', () => {
  const body = joinSections(...END).replace('<Demo name="RowsBasic" />\n\n', '');
  expect(find(body)).toEqual(['15: no demo before the second section']);
});

it('counts the lines of demos by what they show', () => {
  const body = joinSections(
    '<Demo name="RowsLong" />\n\n<Demo name="RowsDialog" />\n',
    ...END,
  );
  expect(find(body)).toEqual(['13: RowsLong has 46 lines, a demo at most 45']);
  expect(
    find(body.replace('RowsBasic', 'RowsFirst').replace('RowsLong', 'RowsBasic'))
      .length,
  ).toBe(0);
  expect(find(joinSections(...END).replace('RowsBasic', 'RowsDialog'))).toEqual([
    '11: RowsDialog has 69 lines, the first demo at most 25',
  ]);
});

it('counts words, unless the page says why it is long', () => {
  const body = joinSections(`## Rows\n\n${'word '.repeat(2300)}\n`, ...END);
  const reason = `${FIELDS}longBecause: It is the reference of all rows.\n`;
  expect(find(body)).toEqual([
    expect.stringMatching(/^1: 23\d\d words, at most 2200/),
  ]);
  expect(find(body, reason)).toEqual([]);
  expect(find(joinSections(...END), reason)).toEqual([
    expect.stringMatching(/^1: "longBecause", with \d+ words$/),
  ]);
});

it('asks no guide for the order of a component page', () => {
  const guide = page('The reader.\n\n## Any\n\nText.\n', 'slug: /a/\ntitle: A\n');
  expect(isComponentPage(guide)).toBe(false);
  expect(findGuideProblems(guide)).toEqual([
    { line: 6, message: '"reader": say user (of the app) or you (the developer)' },
  ]);
});
