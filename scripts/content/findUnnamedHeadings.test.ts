import { findUnnamedHeadings, splitWords, toStem } from './findUnnamedHeadings';

const TABLE = {
  name: 'TableSortLabel',
  props: [
    { name: 'stickyHeader', type: { readable: 'bool' } },
    { name: 'padding', type: { readable: "'checkbox' | 'none'" } },
  ],
  slots: [{ name: 'iconRoot' }],
  classes: [{ key: 'maxWidthXs' }],
};

it('lists headings and labels in which nobody finds a feature', () => {
  const page =
    '## Sticky header\n\n<Demo name="A" label="Timetable of a bus" />\n\n## Unfold details {/* #fold */}\n\n### Keep `padding="none"` in view\n\n<Demo name="BusStops" />\n\n```md\n## In code\n```\n';
  expect(findUnnamedHeadings(page, [TABLE])).toEqual([
    { line: 3, text: 'Timetable of a bus' },
    { line: 5, text: 'Unfold details' },
    { line: 9, text: 'BusStops' },
  ]);
});

it.each([
  'Sorting',
  'Sort labels',
  'Custom icons',
  'Max width',
  'A checkbox in each of them',
  'Accessibility',
  'When to use something else',
  'Known issues',
  'React Router',
])('takes "%s" for the name of a feature', (heading) => {
  expect(findUnnamedHeadings(`## ${heading}\n`, [TABLE])).toEqual([]);
});

it.each([
  'Turn pages around',
  'Lakes of a district',
  'And then',
  'Stand it upright',
])('takes "%s" for no name', (heading) => {
  expect(findUnnamedHeadings(`## ${heading}\n`, [])).toHaveLength(1);
});

it('words of headings are compared without their endings', () => {
  expect(toStem('Tables')).toBe(toStem('table'));
  expect(toStem('colouring')).toBe(toStem('color'));
  expect(toStem('expandable')).toBe(toStem('Expand'));
  expect(splitWords('Full-screen `fullWidth`')).toEqual([
    'full',
    'screen',
    'full',
    'width',
  ]);
});
