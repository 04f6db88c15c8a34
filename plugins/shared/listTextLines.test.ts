import { listTextLines } from './listTextLines';

it.each([
  ['A\r\nB', [1, 2]],
  ['A\n```tsx\nx\n```\nB', [1, 5]],
  ['````md\n```\nx\n```\n````\nB', [6]],
  ['~~~\n```\nx\n~~~\nB', [5]],
  ['A\n```\nx', [1]],
])('leaves out the code of %j', (source, lines) => {
  expect(listTextLines(source).map(({ line }) => line)).toEqual(lines);
});

it('gives the text as it stands', () => {
  expect(listTextLines('A\r\n\tB')).toEqual([
    { text: 'A', line: 1 },
    { text: '\tB', line: 2 },
  ]);
});
