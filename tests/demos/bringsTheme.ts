/**
 * Says whether a demo brings a theme, which takes the place of the default one in an app.
 *
 * @param source of the demo
 */
export const bringsTheme = (source: string): boolean =>
  /\b(?:createTheme|extendTheme|CssVarsProvider|ThemeProvider)\b/.test(source);
