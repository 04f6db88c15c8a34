import { readFileSync } from 'node:fs';
import { createTheme, type Theme } from '@mui/material/styles';
import { RIPPLE } from './constants';
import { createBrandTheme } from './createBrandTheme';
import { DENSE_COMPONENTS } from './density';
import { DARK, LIGHT } from './tokens';

const MATERIAL = createTheme();

/** Default props of a component. */
const readDefaults = (theme: Theme, name: keyof NonNullable<Theme['components']>) =>
  theme.components?.[name]?.defaultProps;

it('the brand theme has the spacing, radius, primary colour and tooltip delays of the brand', () => {
  const theme = createBrandTheme();
  expect(theme.spacing(1)).toBe('8px');
  expect(theme.shape.borderRadius).toBe(12);
  expect(theme.palette.primary.main).toBe('#007FFF');
  expect(readDefaults(theme, 'MuiTooltip')).toEqual({
    enterDelay: 100,
    leaveDelay: 0,
    enterTouchDelay: 700,
    leaveTouchDelay: 1500,
  });
  expect(theme.components?.MuiTooltip?.styleOverrides).toEqual({
    tooltip: { maxWidth: 300 },
  });
});

it('leaves the ripple to the library, whose timing it is', () => {
  const library = readFileSync(
    require.resolve('@mui/material/ButtonBase/TouchRipple'),
    'utf8',
  );
  const readConstant = (name: string) =>
    Number(new RegExp(`const ${name} = (\\d+)`).exec(library)?.[1]);
  expect(RIPPLE).toEqual({
    duration: readConstant('DURATION'),
    touchDelay: readConstant('DELAY_RIPPLE'),
  });
});

it.each([
  ['light', LIGHT],
  ['dark', DARK],
] as const)('has the colours of the shell in %s mode', (paletteMode, tokens) => {
  const { palette } = createBrandTheme({ paletteMode });
  expect(palette.mode).toBe(paletteMode);
  expect(palette.background).toEqual({
    default: tokens.background,
    paper: tokens.raised,
  });
  expect(palette.text).toMatchObject({
    primary: tokens.text,
    secondary: tokens.textSecondary,
  });
  expect(palette.divider).toBe(tokens.line);
});

it.each(['ltr', 'rtl'] as const)('the brand theme reads %s', (direction) => {
  expect(createBrandTheme({ direction }).direction).toBe(direction);
});

it.each([1, 4, 12])('the brand theme takes a spacing of %i pixels', (spacing) => {
  expect(createBrandTheme({ spacing }).spacing(2)).toBe(`${spacing * 2}px`);
});

it('takes the colours of the reader, and keeps the others', () => {
  const { palette } = createBrandTheme({
    paletteColors: { secondary: { main: '#112233' } },
  });
  expect(palette.secondary.main).toBe('#112233');
  expect(palette.primary.main).toBe('#007FFF');
  expect(createBrandTheme().palette.secondary.main).toBe(
    MATERIAL.palette.secondary.main,
  );
});

describe('density', () => {
  it('sets small sizes where the reader wants it dense', () => {
    const theme = createBrandTheme({ dense: true });
    const small = ['MuiButton', 'MuiIconButton', 'MuiFab', 'MuiTable'] as const;
    const narrow = [
      'MuiFilledInput',
      'MuiFormControl',
      'MuiFormHelperText',
      'MuiInputBase',
      'MuiInputLabel',
      'MuiOutlinedInput',
      'MuiTextField',
    ] as const;
    for (const name of small) {
      expect([name, readDefaults(theme, name)]).toEqual([name, { size: 'small' }]);
    }
    for (const name of narrow) {
      expect([name, readDefaults(theme, name)]).toEqual([name, { margin: 'dense' }]);
    }
    expect(readDefaults(theme, 'MuiListItem')).toEqual({ dense: true });
    expect(readDefaults(theme, 'MuiToolbar')).toEqual({ variant: 'dense' });
    expect(Object.keys(DENSE_COMPONENTS)).toHaveLength(13);
  });

  it('sets none of them otherwise', () => {
    expect(Object.keys(createBrandTheme().components ?? {})).toEqual(['MuiTooltip']);
  });

  it('keeps the tooltips', () => {
    expect(
      readDefaults(createBrandTheme({ dense: true }), 'MuiTooltip'),
    ).toHaveProperty('enterDelay', 100);
  });
});
