import { listJoyPairs, listTextPairs } from './joyPairs';
import type { JoyTokens } from './tokens';

const DEFAULTS: JoyTokens = {
  'light.common.white': '#ffffff',
  'light.primary.500': '#0b6bcb',
  'light.primary.700': '#12467b',
  'light.primary.solidColor': 'common.white',
  'light.primary.solidBg': 'primary.500',
  'light.primary.solidHoverBg': 'primary.700',
  'light.primary.softColor': 'primary.700',
  'light.primary.softBg': 'common.white',
  'light.primary.softHoverBg': 'common.white',
  'light.primary.outlinedColor': 'primary.500',
  'light.primary.plainColor': 'primary.500',
  'light.background.body': 'common.white',
  'light.background.surface': 'common.white',
  'light.background.level1': 'common.white',
  'light.text.primary': '#000000',
  'light.text.secondary': '#777777',
  'light.text.tertiary': '#aaaaaa',
};

it('measures a colour in each variant', () => {
  expect(
    listJoyPairs('primary', 'light', {}, DEFAULTS).map(
      ({ front, back, ratio, use }) => [front, back, ratio, use],
    ),
  ).toEqual([
    ['primary.solidColor', 'primary.solidBg', 5.27, 'text'],
    ['primary.solidColor', 'primary.solidHoverBg', 9.59, 'text'],
    ['primary.softColor', 'primary.softBg', 9.59, 'text'],
    ['primary.softColor', 'primary.softHoverBg', 9.59, 'text'],
    ['primary.outlinedColor', 'background.body', 5.27, 'text'],
    ['primary.plainColor', 'background.body', 5.27, 'text'],
  ]);
});

it('measures what was changed', () => {
  const [solid] = listJoyPairs(
    'primary',
    'light',
    { 'light.primary.500': '#ffeb3b' },
    DEFAULTS,
  );
  expect(solid).toMatchObject({ ratio: 1.22, use: 'none' });
});

it('measures text on the surfaces of a page', () => {
  const pairs = listTextPairs('light', {}, DEFAULTS);
  expect(pairs).toHaveLength(9);
  expect(pairs.slice(0, 3).map(({ use }) => use)).toEqual(['text', 'large', 'none']);
});
