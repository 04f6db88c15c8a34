import { extendTheme, type CssVarsThemeOptions, type Theme } from '@mui/joy/styles';
import { deepmerge } from '@mui/utils';
import type { BrandThemeOptions } from './createBrandTheme';
import type { VariableRules } from './createDemoTheme';

/** The reader's settings, and what a theme builder has changed. */
export interface JoyThemeSettings extends BrandThemeOptions {
  options?: CssVarsThemeOptions;
}

export interface JoyDemoTheme {
  theme: Theme;
  /** `--joy-*` definitions of both palette modes by selector. */
  variables: VariableRules;
}

/**
 * The theme a Joy UI demo runs in: the library's defaults, or what a theme builder has made of
 * them, with the reader's mode, direction and spacing. Like `createDemoTheme`, it is what the
 * library's own `CssVarsProvider` composes, without its writes to storage and `<html>`.
 *
 * @param own options of a demo's own theme; wins over the reader's settings
 * @param prefix of the names of CSS variables
 */
export function createJoyDemoTheme(
  {
    paletteMode = 'light',
    direction = 'ltr',
    spacing,
    options = {},
  }: JoyThemeSettings,
  own: CssVarsThemeOptions = {},
  prefix = 'joy',
): JoyDemoTheme {
  const extended = extendTheme({
    direction,
    ...(spacing === undefined ? {} : { spacing }),
    ...deepmerge(options, own),
    cssVarPrefix: prefix,
  });
  const scheme = extended.colorSchemes[paletteMode];
  const root = extended.generateCssVars();
  const light = extended.generateCssVars('light');
  const dark = extended.generateCssVars('dark');
  return {
    theme: {
      ...extended,
      ...scheme,
      // Without the fallbacks of `extended.vars`: the variables are always there.
      vars: { ...root.vars, ...light.vars, ...dark.vars },
      palette: { ...scheme.palette, colorScheme: paletteMode },
      getColorSchemeSelector: (name: string) =>
        name === 'light'
          ? `html:where(:not([data-theme="dark"])) &`
          : `[data-theme="${name}"] &`,
    },
    variables: {
      ':root': { ...root.css, ...light.css },
      '[data-theme="dark"]': dark.css,
    },
  };
}
