import fc from 'fast-check';
import {
  CODE_STYLINGS,
  CODE_STYLING_COOKIE,
  DEFAULT_CODE_STYLING,
  hashToCodeStyling,
  idsToCodeStylings,
  parseCodeStyling,
  resolveCodeStyling,
} from './codeStyling';

it('offers MUI System, Tailwind and CSS', () => {
  expect(CODE_STYLINGS).toEqual(['MUI System', 'Tailwind', 'CSS']);
  expect(DEFAULT_CODE_STYLING).toBe('MUI System');
  expect(CODE_STYLING_COOKIE).toBe('codeStyling');
});

describe('hashToCodeStyling', () => {
  it.each([
    ['#tailwind-BasicButtons.js', 'Tailwind'],
    ['#css-BasicButtons.tsx', 'CSS'],
    ['#system-BasicButtons.tsx', 'MUI System'],
    ['#system-BasicButtons', 'MUI System'],
    ['tailwind-BasicButtons.js', 'Tailwind'],
    ['#BasicButtons.tsx', null],
    ['#css-variables', null],
    ['#a-css-BasicButtons.tsx', null],
    ['#Tailwind-BasicButtons.js', null],
    ['#tailwind', null],
    ['#tailwind-', null],
    ['##css-Basic', null],
    ['', null],
  ])('reads %s as %p', (hash, styling) => {
    expect(hashToCodeStyling(hash)).toBe(styling);
  });
});

it.each([
  ['system tailwind css', ['MUI System', 'Tailwind', 'CSS']],
  ['css system', ['MUI System', 'CSS']],
  ['system', ['MUI System']],
  ['systems Tailwind', []],
  ['', []],
])('lists the stylings of "%s"', (ids, stylings) => {
  expect(idsToCodeStylings(ids)).toEqual(stylings);
});

describe('resolveCodeStyling', () => {
  it.each([
    ['#css-A.js', 'Tailwind', 'CSS'],
    ['#A.js', 'Tailwind', 'Tailwind'],
    ['', 'MUI System', 'MUI System'],
    ['', 'CSS', 'CSS'],
    ['', 'css', 'MUI System'],
    ['', undefined, 'MUI System'],
  ])(
    'takes hash %p, then cookie %p, then the default: %s',
    (hash, cookie, styling) => {
      expect(resolveCodeStyling({ hash, cookie })).toBe(styling);
    },
  );

  it('gives a known styling for anything', () => {
    fc.assert(
      fc.property(fc.string(), fc.anything(), (hash, cookie) => {
        expect(CODE_STYLINGS).toContain(resolveCodeStyling({ hash, cookie }));
      }),
    );
  });
});

it('parses each styling to itself and anything else to undefined', () => {
  expect(CODE_STYLINGS.map(parseCodeStyling)).toEqual(CODE_STYLINGS);
  fc.assert(
    fc.property(fc.anything(), (value) => {
      fc.pre(!CODE_STYLINGS.includes(value as 'CSS'));
      expect(parseCodeStyling(value)).toBeUndefined();
    }),
  );
});
