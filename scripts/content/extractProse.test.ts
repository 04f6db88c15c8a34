import { extractProse } from './extractProse';

const read = (source: string, syntax?: 'md' | 'mdx') =>
  extractProse(source, syntax)
    .text.split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

it('reads sentences through what is marked in them', () => {
  expect(
    read(
      'A **sticky** [header](/a/) of\na `Table` *stays*.\n\n| Key | What |\n| - | - |\n| <kbd>Tab</kbd> | moves |\n',
    ),
  ).toEqual(['A sticky header of a ` stays .', 'Key', 'What', 'Tab', 'moves']);
});

it('the prose of a page has its title, description and labels', () => {
  expect(
    read(
      '---\nslug: /a/\ntitle: Table\ndescription: Rows and columns.\n---\n\n## Sorting {/* #order */}\n\n<Demo name="TableSortable" label="Sortable table" maxWidth={300} />\n',
    ),
  ).toEqual(['Table', 'Rows and columns.', 'Sorting', 'Sortable table']);
});

it('the prose of a page leaves out code, comments and imports', () => {
  expect(
    read(
      "import A from './A';\n\n{/* not read */}\n\n```tsx\nconst label = 'not read';\n```\n\n<A b={1} />\n",
    ),
  ).toEqual([]);
});

it('the prose of Markdown without MDX is read', () => {
  expect(read('One {two} <three>four\n', 'md')).toEqual(['One {two} four']);
});

it('each text of the prose has its line', () => {
  const source =
    '---\ntitle: T\n---\n\nOne\ntwo `x y` **three**\n\n```\n```\n\nfour\n';
  const { text, toLine } = extractProse(source);
  expect(
    ['T', 'One', 'two', 'three', 'four'].map((word) => toLine(text.indexOf(word))),
  ).toEqual([2, 5, 6, 6, 11]);
});
