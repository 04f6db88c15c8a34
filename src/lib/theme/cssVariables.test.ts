import { dropFallbacks, resolveVariables } from './cssVariables';

const VALUES = {
  '--grey': '#636B74',
  '--text': 'var(--grey, #000)',
  '--channel': '99 107 116',
  '--round': 'var(--trip, 1px)',
  '--trip': 'var(--round, 2px)',
  '--layer': 10,
};

it.each([
  ['no variable', '1px solid', '1px solid'],
  ['a variable', 'var(--grey)', '#636B74'],
  ['a number', 'var(--layer)', '10'],
  ['a variable of a variable', 'var(--text, red)', '#636B74'],
  [
    'one within a function',
    'rgba(var(--channel, 0 0 0) / 0.2)',
    'rgba(99 107 116 / 0.2)',
  ],
  ['the fallback of one that nobody defines', 'var(--x, var(--grey))', '#636B74'],
  [
    'a fallback with commas and brackets',
    'var(--x, rgb(1, 2, 3), a)',
    'rgb(1, 2, 3), a',
  ],
  ['several', 'var(--layer) var(--layer)', '10 10'],
  ['one without value and fallback', 'var(--x)', 'var(--x)'],
  ['a circle', 'var(--round)', '2px'],
  ['a bracket that is never closed', 'var(--grey', 'var(--grey'],
])('writes out %s', (_name, text, expected) => {
  expect(resolveVariables(text, VALUES)).toBe(expected);
});

it.each([
  ['var(--grey, #000)', 'var(--grey)'],
  ['var(--x, var(--grey, #000))', 'var(--x, var(--grey))'],
  ['var(--x)', 'var(--x)'],
  [
    'var(--layer, 1) solid var(--grey, rgb(0, 0, 0))',
    'var(--layer) solid var(--grey)',
  ],
])('leaves what counts of %s', (text, expected) => {
  expect(dropFallbacks(text, VALUES)).toBe(expected);
});
