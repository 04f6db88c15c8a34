import { deriveScale } from './deriveScale';
import { hashToTheme, themeToHash } from './themeAddress';
import { STEPS, type JoyTokens } from './tokens';

const SCALE = deriveScale('#0b6bcb');

const DEFAULTS: JoyTokens = {
  ...Object.fromEntries(STEPS.map((step) => [`light.primary.${step}`, SCALE[step]])),
  'light.primary.solidBg': 'primary.500',
  'radius.sm': '6px',
  'fontFamily.body': 'Inter',
};

const violet = Object.fromEntries(
  Object.entries(deriveScale('#6d28d9')).map(([step, colour]) => [
    `light.primary.${step}`,
    colour,
  ]),
);

it.each([
  ['a derived scale', violet, '#joy-theme=light.primary.scale:6d28d9'],
  [
    'single tokens',
    { 'light.primary.500': '#ff0000', 'light.primary.solidBg': 'primary.600' },
    '#joy-theme=light.primary.500:ff0000;light.primary.solidBg:primary.600',
  ],
  [
    'a font',
    { 'radius.sm': '0.5rem', 'fontFamily.body': "'A b', x:y" },
    "#joy-theme=radius.sm:0.5rem;fontFamily.body:'A+b'%2C+x%3Ay",
  ],
])('writes %s into the address, and reads it back', (_name, tokens, hash) => {
  expect(themeToHash(tokens)).toBe(hash);
  expect(hashToTheme(hash, DEFAULTS)).toEqual(tokens);
});

it('the default theme has an empty hash', () => {
  expect(themeToHash({})).toBe('');
});

it('reads an address that a messenger has encoded', () => {
  expect(
    hashToTheme('#joy-theme=radius.sm%3A4px%3BfontFamily.body%3Ax', DEFAULTS),
  ).toEqual({
    'radius.sm': '4px',
    'fontFamily.body': 'x',
  });
});

it.each([
  '#joy-theme=',
  '#joy-theme=radius.sm',
  '#joy-theme=radius.sm:%E0%A4%A',
  '#joy-theme=light.primary.scale:zzz;__proto__:1',
  '#joy-theme=light.primary.solidBg:primary.solidBg',
])('takes nothing from %s', (hash) => {
  expect(hashToTheme(hash, DEFAULTS)).toEqual({});
});

it.each(['', '#radius', `#joy-theme=${'a'.repeat(20001)}`])(
  'other hashes have no theme',
  (hash) => {
    expect(hashToTheme(hash, DEFAULTS)).toBeNull();
  },
);
