import { createTheme } from '@mui/material/styles';
import { flattenTheme, type ThemeValue } from '../../src/lib/theme/themeValues';

/** Parts of the theme that are shown; the others are for the library itself. */
export const THEME_PARTS = [
  'palette',
  'typography',
  'spacing',
  'breakpoints',
  'shape',
  'shadows',
  'transitions',
  'zIndex',
  'mixins',
  'direction',
] as const;

let values: Readonly<Record<string, readonly ThemeValue[]>> | undefined;

/** The default theme of the installed `@mui/material`, in both modes; read once. */
export function readThemeValues(): Readonly<Record<string, readonly ThemeValue[]>> {
  if (values) {
    return values;
  }
  const toRecord = (theme: object) => theme as Readonly<Record<string, unknown>>;
  const light = toRecord(createTheme());
  const dark = toRecord(createTheme({ palette: { mode: 'dark' } }));
  values = Object.fromEntries(
    THEME_PARTS.map((name) => [name, flattenTheme(name, light, dark)]),
  );
  return values;
}
