/**
 * Whether a demo has its own theme, which replaces the default one in an app.
 *
 * @param source of the demo
 */
export const hasOwnTheme = (source: string): boolean =>
  /\b(?:createTheme|extendTheme|CssVarsProvider|ThemeProvider)\b/.test(source);
