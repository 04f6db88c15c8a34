import defaults from '@generated/theme-values/default/joy-tokens.json';
import { deriveScale } from '../../../lib/theme/joyTheme/deriveScale';
import { printJoyTheme } from '../../../lib/theme/joyTheme/printJoyTheme';
import { normalizeTokens, type JoyTokens } from '../../../lib/theme/joyTheme/tokens';
import { readJoyTheme, type ThemeReadError } from './readJoyTheme';

const read = (source: string) => readJoyTheme(source, defaults);

function readError(source: string): { message: string; line: number } {
  try {
    read(source);
  } catch (error) {
    const { message, line } = error as ThemeReadError;
    return { message, line };
  }
  throw new Error('It was read.');
}

const scale = (owner: string, main: string) =>
  Object.fromEntries(
    Object.entries(deriveScale(main)).map(([step, colour]) => [
      `${owner}.${step}`,
      colour,
    ]),
  );

const THEMES: [name: string, tokens: JoyTokens][] = [
  ['nothing', {}],
  ['one step', { 'light.primary.500': '#6d28d9' }],
  [
    'a colour that both schemes share',
    { ...scale('light.primary', '#6d28d9'), ...scale('dark.primary', '#6d28d9') },
  ],
  [
    'references, lengths and fonts',
    {
      'light.danger.softBg': 'danger.200',
      'dark.text.primary': 'common.white',
      'dark.focusVisible': 'success.400',
      'radius.sm': '0px',
      'fontFamily.body': "Georgia, 'Times New Roman', serif",
      'fontFamily.code': `"JetBrains Mono", 'Fira Code'`,
      'fontWeight.md': '450',
      'focus.thickness': '3px',
    },
  ],
];

it.each(THEMES)('the printed theme with %s is read back', (_name, tokens) => {
  const expected = normalizeTokens(tokens, defaults);
  expect(Object.keys(expected)).toHaveLength(Object.keys(tokens).length);
  expect(read(printJoyTheme(expected))).toEqual({ tokens: expected, leftOut: [] });
});

it.each([
  ['the call alone', "extendTheme({ radius: { sm: '4px' } })"],
  ['the options alone', "{ radius: { sm: '4px' } };"],
  ['numbers', 'extendTheme({ radius: { sm: 4 } })'],
  ['quoted keys', 'extendTheme({ "radius": { ["sm"]: `4px` } })'],
  [
    'types',
    "const t = extendTheme({ radius: { sm: '4px' as const } } satisfies X);",
  ],
  ['a constant', "const o = { sm: '4px' };\nextendTheme({ radius: o });"],
  ['a spread', "const o = { sm: '4px' };\nextendTheme({ radius: { ...o } });"],
  [
    'a component',
    "const theme = extendTheme({ radius: { sm: '4px' } });\nexport default () => null;",
  ],
])('reads %s', (_name, source) => {
  expect(read(source).tokens).toEqual({ 'radius.sm': '4px' });
});

it('reads references with a fallback and another prefix', () => {
  expect(
    read(
      "extendTheme({ colorSchemes: { dark: { palette: { primary: { solidBg: 'var(--shop-palette-primary-700, #000)' } } } } })",
    ).tokens,
  ).toEqual({ 'dark.primary.solidBg': 'primary.700' });
});

it('names what it has no controls for, and its line', () => {
  expect(
    read(
      `extendTheme({
  components: { JoyButton: { defaultProps: { size: 'sm' } } },
  radius: { sm: '4px' },
  spacing: (factor) => factor * 4,
  colorSchemes: { light: { palette: { brand: { 500: red[500] } } } },
})`,
    ),
  ).toEqual({
    tokens: { 'radius.sm': '4px' },
    leftOut: [
      { path: 'components', line: 2 },
      { path: 'spacing', line: 4 },
      { path: 'colorSchemes.light.palette.brand', line: 5 },
    ],
  });
});

it.each([
  ['no call', 'const a = 1;', 1, 'There is no call of extendTheme(…) in this code.'],
  ['no code', '', 1, 'There is no call of extendTheme(…) in this code.'],
  [
    'an open bracket',
    "extendTheme({\n  radius: { sm: '4px' },\n",
    1,
    expect.stringContaining('is never closed'),
  ],
  [
    'a colour that has a name',
    "extendTheme({ colorSchemes: {\n light: { palette: { primary: {\n 500: 'rebeccapurple' } } } } })",
    3,
    '“rebeccapurple” is not a value for “colorSchemes.light.palette.primary.500”. Write a hex code such as #0b6bcb.',
  ],
  [
    'a computed value',
    'extendTheme({\n  radius: { sm: `${base}px` } })',
    2,
    'The value of “radius.sm” is computed. Write it out.',
  ],
  [
    'an imported value',
    'extendTheme({\n\n  radius: { sm: small } })',
    3,
    '“small” is not defined in this code. Paste its value with it.',
  ],
  [
    'a circle',
    'const a = b;\nconst b = a;\nextendTheme({ radius: a })',
    2,
    expect.stringContaining('is not defined'),
  ],
  [
    'a part that is no object',
    "extendTheme({\n radius: '4px' })",
    2,
    '“radius” must be an object.',
  ],
  [
    'options from elsewhere',
    'extendTheme(\n  options)',
    2,
    'The options of extendTheme must be an object in this code.',
  ],
])('says what is wrong with %s', (_name, source, line, message) => {
  expect(readError(source)).toEqual({ line, message });
});

it('the reader of themes runs no code', () => {
  read('extendTheme({ components: (() => { throw new Error("run") })() })');
});
