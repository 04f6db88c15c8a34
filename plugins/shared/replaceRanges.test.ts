import { replaceRanges } from './replaceRanges';

it('replaces each part, and leaves the rest as it is', () => {
  expect(
    replaceRanges('import a; import b;', [
      [0, 9, ''],
      [17, 18, 'longer'],
    ]),
  ).toBe(' import longer;');
});

it('returns a text without replacements as it is', () => {
  expect(replaceRanges('a', [])).toBe('a');
});
