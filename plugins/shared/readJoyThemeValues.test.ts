import { extendTheme } from '@mui/joy/styles';
import { JOY_THEME_PARTS, readJoyThemeValues } from './readJoyThemeValues';

const values = Object.values(readJoyThemeValues()).flat();
const findValue = (path: string) => values.find((value) => value.path === path);

it('reads what each value comes to, and how it refers to others', () => {
  expect(findValue('palette.text.primary')).toEqual({
    path: 'palette.text.primary',
    light: '#171A1C',
    dark: '#F0F4F8',
    lightSource: 'var(--joy-palette-neutral-800)',
    darkSource: 'var(--joy-palette-neutral-100)',
    variable: '--joy-palette-text-primary',
  });
  expect(findValue('palette.primary[500]')).toEqual({
    path: 'palette.primary[500]',
    light: '#0B6BCB',
    variable: '--joy-palette-primary-500',
  });
  expect(findValue('radius.sm')).toEqual({
    path: 'radius.sm',
    light: '6px',
    variable: '--joy-radius-sm',
  });
});

it('knows the channels of the dark scheme, which the fallbacks in it do not', () => {
  expect(findValue('palette.divider')).toMatchObject({
    light: 'rgba(99 107 116 / 0.2)',
    dark: 'rgba(159 166 173 / 0.16)',
  });
});

it('has one row for the styles of a variant and colour', () => {
  expect(findValue('variants.solid.danger')).toMatchObject({
    light: expect.stringContaining('backgroundColor: #C41C1C'),
    lightSource: expect.stringContaining(
      'var(--variant-solidBg, var(--joy-palette-danger-solidBg))',
    ),
  });
});

it('names a CSS variable where the theme defines one', () => {
  expect(findValue('typography.h1.fontSize')).not.toHaveProperty('variable');
  expect(findValue('shadowRing')).toHaveProperty('variable', '--joy-shadowRing');
  const named = new Set(values.map(({ variable }) => variable));
  const theme = extendTheme();
  const defined = Object.keys({
    ...theme.generateCssVars().css,
    ...theme.generateCssVars('light').css,
  });
  expect(defined.filter((name) => !named.has(name))).toEqual([]);
});

it('leaves out no part but those of the library itself', () => {
  const shown = new Set<string>(Object.values(JOY_THEME_PARTS).flat());
  expect(Object.keys(extendTheme()).filter((name) => !shown.has(name))).toEqual([
    'colorSchemes',
    'cssVarPrefix',
    'getCssVar',
    'vars',
    'generateCssVars',
    'unstable_sxConfig',
    'unstable_sx',
    'getColorSchemeSelector',
    'shouldSkipGeneratingVar',
  ]);
});

it("each value of Joy UI's theme is named once", () => {
  const paths = values.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
