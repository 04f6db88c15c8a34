import {
  normalizeTokens,
  parseColour,
  parseToken,
  resolveColour,
  type JoyTokens,
} from './tokens';

const DEFAULTS: JoyTokens = {
  'light.primary.500': '#0b6bcb',
  'light.primary.600': '#185ea5',
  'light.primary.solidBg': 'primary.500',
  'light.common.white': '#ffffff',
  'dark.primary.500': '#0b6bcb',
  'dark.focusVisible': 'primary.500',
  'radius.sm': '6px',
  'fontFamily.body': '"Inter", sans-serif',
  'fontWeight.md': '500',
};

it.each([
  ['#FFF', '#ffffff'],
  [' #0B6bcb ', '#0b6bcb'],
  ['rgb(0, 127, 255)', '#007fff'],
  ['rgb(0 127 255)', '#007fff'],
  ['rgb(0, 127, 256)', undefined],
  ['#12345678', undefined],
  ['red', undefined],
])('reads the colour %s as %s', (text, colour) => {
  expect(parseColour(text)).toBe(colour);
});

it.each([
  ['light.primary.500', '#123', '#112233'],
  ['light.primary.500', 'primary.600', undefined],
  ['light.primary.solidBg', 'primary.600', 'primary.600'],
  ['light.primary.solidBg', 'common.white', 'common.white'],
  ['light.primary.solidBg', 'primary.solidBg', undefined],
  ['light.primary.solidBg', 'primary.700', undefined],
  ['dark.focusVisible', 'primary.500', 'primary.500'],
  ['radius.sm', '0.5rem', '0.5rem'],
  ['radius.sm', '4', undefined],
  ['radius.sm', '4px; color: red', undefined],
  ['fontFamily.body', " Georgia, 'A b' ", "Georgia, 'A b'"],
  ['fontFamily.body', 'a;b', undefined],
  ['fontFamily.body', 'a'.repeat(201), undefined],
  ['fontFamily.body', '', undefined],
  ['fontWeight.md', '450', '450'],
  ['fontWeight.md', '1001', undefined],
  ['radius.huge', '4px', undefined],
  ['constructor', '4px', undefined],
])('reads %s: %s as %s', (path, text, token) => {
  expect(parseToken(path, text, DEFAULTS)).toBe(token);
});

it('leaves what differs, in the order of the theme', () => {
  const tokens = normalizeTokens(
    {
      'radius.sm': '4px',
      'fontWeight.md': '500',
      x: '1',
      'light.primary.500': '#F00',
    },
    DEFAULTS,
  );
  expect(Object.entries(tokens)).toEqual([
    ['light.primary.500', '#ff0000'],
    ['radius.sm', '4px'],
  ]);
});

it('follows references within their scheme', () => {
  const tokens = { 'light.primary.500': '#ff0000', 'light.primary.600': '#00ff00' };
  expect(resolveColour('light.primary.solidBg', tokens, DEFAULTS)).toBe('#ff0000');
  expect(resolveColour('dark.focusVisible', tokens, DEFAULTS)).toBe('#0b6bcb');
  expect(
    resolveColour(
      'light.primary.solidBg',
      { ...tokens, 'light.primary.solidBg': 'primary.600' },
      DEFAULTS,
    ),
  ).toBe('#00ff00');
});
