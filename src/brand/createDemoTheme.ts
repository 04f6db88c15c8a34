import {
  experimental_extendTheme as extendTheme,
  private_createTypography as createTypography,
  type PaletteOptions,
  type Theme,
} from '@mui/material/styles';
import { unstable_styleFunctionSx as styleFunctionSx } from '@mui/system';
import { deepmerge } from '@mui/utils';
import { DENSE_COMPONENTS } from './density';
import { computePlainColors, PLAIN_COMPONENTS } from './plainStyles';
import type { BrandThemeOptions } from './createBrandTheme';

/** Variables of one selector, ready for a style sheet. */
export type VariableRules = Record<string, Record<string, string | number>>;

export interface DemoTheme {
  theme: Theme;
  /** `--mui-*` definitions of both palette modes by selector. */
  variables: VariableRules;
}

/** The reader's settings, and the options of a demo's own theme. */
export interface DemoThemeOptions extends BrandThemeOptions {
  /** Wins over the reader's; with a `mode` it counts in both palette modes. */
  palette?: PaletteOptions;
  /** Of the names of CSS variables: `mui` unless it says another. */
  prefix?: string;
}

/**
 * The theme a Material UI demo runs in: the library's own defaults plus what the reader
 * changed, with colours as CSS variables, so that static HTML is right in both palette
 * modes before any script has run.
 *
 * It is what `Experimental_CssVarsProvider` composes, without that provider's writes to
 * storage and to `<html>`, which belong to the portal's preferences.
 */
export function createDemoTheme({
  paletteMode = 'light',
  direction = 'ltr',
  dense = false,
  spacing,
  paletteColors = {},
  palette: ownPalette = {},
  prefix = 'mui',
}: DemoThemeOptions): DemoTheme {
  const palette = {
    ...(paletteColors.primary ? { primary: paletteColors.primary } : {}),
    ...(paletteColors.secondary ? { secondary: paletteColors.secondary } : {}),
    ...ownPalette,
  };
  const { mode = paletteMode } = ownPalette;
  const createScheme = (scheme: 'light' | 'dark') => ({
    palette: {
      mode: scheme,
      ...computePlainColors(ownPalette.mode ?? scheme, palette),
      ...palette,
    },
  });
  const extended = extendTheme({
    cssVarPrefix: prefix,
    direction,
    ...(spacing === undefined ? {} : { spacing }),
    colorSchemes: {
      light: createScheme('light'),
      dark: createScheme('dark'),
    },
    components: deepmerge(PLAIN_COMPONENTS, dense ? DENSE_COMPONENTS : {}),
  });
  const scheme = extended.colorSchemes[mode];
  const root = extended.generateCssVars();
  const light = extended.generateCssVars('light');
  const dark = extended.generateCssVars('dark');
  const theme = {
    ...extended,
    ...scheme,
    // Without the fallbacks of `extended.vars`: the variables are always there.
    vars: { ...root.vars, ...light.vars, ...dark.vars },
    palette: { ...scheme.palette, colorScheme: mode },
    typography: createTypography(scheme.palette, extended.typography),
    getColorSchemeSelector: (name: string) => `[data-theme="${name}"] &`,
    unstable_sx(this: Theme, props: object) {
      return styleFunctionSx({ sx: props, theme: this });
    },
  } as unknown as Theme;
  return {
    theme,
    variables: {
      ':root': { ...root.css, ...(ownPalette.mode === 'dark' ? dark : light).css },
      ...(ownPalette.mode ? {} : { '[data-theme="dark"]': dark.css }),
    },
  };
}
