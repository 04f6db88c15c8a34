import { parseCount, parseCounts, parseNames } from './options.mts';

it('counts of the command line are read as numbers', () => {
  expect(parseCounts('pages', '200,1000')).toEqual([200, 1000]);
  expect(parseCount('runs', '3')).toBe(3);
});

it.each(['', 'many', '200,', '-1', '1.5'])(
  '%j is refused as counts of the command line',
  (text) => {
    expect(() => parseCounts('pages', text, 1)).toThrow(
      '--pages wants whole numbers',
    );
  },
);

it('refuses a list where one number is wanted, and none', () => {
  expect(() => parseCount('runs', '3,4')).toThrow('--runs wants one number');
  expect(() => parseCount('runs', '0')).toThrow('from 1');
});

it('reads names, and refuses those it does not know', () => {
  expect(parseNames('sites', 'stock,ours', ['ours', 'stock'])).toEqual([
    'stock',
    'ours',
  ]);
  expect(() => parseNames('sites', 'theirs', ['ours', 'stock'])).toThrow(
    '--sites knows ours, stock; not "theirs".',
  );
});
