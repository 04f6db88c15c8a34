import { dependOnMode, flattenTheme, isColour, pathToAnchor } from './themeValues';

const LIGHT = {
  palette: { mode: 'light', grey: { 50: '#fafafa' }, augmentColor: () => null },
  breakpoints: { keys: ['xs', 'sm'], unit: 'px' },
  shadows: ['none', '0 1px 2px'],
  mixins: { toolbar: { '@media (min-width:600px)': { minHeight: 64 } } },
  spacing: () => '8px',
};
const DARK = { ...LIGHT, palette: { ...LIGHT.palette, mode: 'dark' } };

it.each([
  [
    'palette',
    [
      { path: 'palette.mode', light: 'light', dark: 'dark' },
      { path: 'palette.grey[50]', light: '#fafafa' },
      { path: 'palette.augmentColor', light: 'function' },
    ],
  ],
  [
    'breakpoints',
    [
      { path: 'breakpoints.keys', light: 'xs, sm' },
      { path: 'breakpoints.unit', light: 'px' },
    ],
  ],
  [
    'shadows',
    [
      { path: 'shadows[0]', light: 'none' },
      { path: 'shadows[1]', light: '0 1px 2px' },
    ],
  ],
  [
    'mixins',
    [
      {
        path: "mixins.toolbar['@media (min-width:600px)'].minHeight",
        light: '64',
      },
    ],
  ],
  ['spacing', [{ path: 'spacing', light: 'function' }]],
])('lists the values of %s', (name, values) => {
  expect(flattenTheme(name, LIGHT, DARK)).toEqual(values);
});

it('takes styles below the last key for one value', () => {
  const theme = { variants: { soft: { primary: { color: 'red', '--gap': 1 } } } };
  expect(flattenTheme('variants', theme, theme, 3)).toEqual([
    { path: 'variants.soft.primary', light: 'color: red; --gap: 1' },
  ]);
});

it('tells whether values differ between the modes', () => {
  expect(dependOnMode(flattenTheme('palette', LIGHT, DARK))).toBe(true);
  expect(dependOnMode(flattenTheme('shadows', LIGHT, DARK))).toBe(false);
});

it.each(['colour', 'toString'])('refuses %s, which the theme has not', (name) => {
  expect(() => flattenTheme(name, LIGHT, DARK)).toThrow(
    `The theme has no "${name}".`,
  );
});

it.each([
  ['palette.grey[50]', 'theme-palette-grey-50'],
  [
    "mixins.toolbar['@media (a:0)'].minHeight",
    'theme-mixins-toolbar-media-a-0-minHeight',
  ],
  ['spacing', 'theme-spacing'],
])('gives %s the id %s', (path, anchor) => {
  expect(pathToAnchor(path)).toBe(anchor);
});

it.each([
  ['#fff', true],
  ['rgba(0, 0, 0, 0.87)', true],
  ['rgba(99 107 116 / 0.2)', true],
  ['0.04', false],
  ['cubic-bezier(0.4, 0, 1, 1)', false],
])('tells whether %s is a colour', (text, expected) => {
  expect(isColour(text)).toBe(expected);
});
