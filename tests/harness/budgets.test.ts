import { allow, describeGrowth } from './budgets';

it.each([
  ['main.js', 0, 300],
  ['runtime.js', 3000, 3300],
  ['plain page: css', 90_000, 92_700],
  ['plain page: html', 10_000, 11_000],
  ['home: html', 40_000, 42_000],
])('%s of %i bytes may become %i', (name, bytes, most) => {
  expect(allow(name, bytes)).toBe(most);
});

it('names what has grown or come, the most first', () => {
  expect(
    describeGrowth(
      { react: 100, clsx: 20, gone: 5 },
      { react: 130, clsx: 20, dayjs: 900 },
    ),
  ).toEqual(['dayjs +900 B (now 900)', 'react +30 B (now 130)']);
});
