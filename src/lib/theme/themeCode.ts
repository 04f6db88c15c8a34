import {
  INITIAL_THEME_STATE,
  PALETTE_COLOR_NAMES,
  type PaletteColors,
  type ThemeState,
} from './themeState';

const START = "import { createTheme } from '@mui/material/styles';\n\n";

/** Prints an object literal of options, with two spaces a level. */
function printOptions(value: unknown, indent: string): string {
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' ? `'${value}'` : String(value);
  }
  const inner = `${indent}  `;
  const entries = Object.entries(value);
  const short = `{ ${entries.map(([key, entry]) => `${key}: ${printOptions(entry, '')}`).join(', ')} }`;
  return entries.every(([, entry]) => typeof entry !== 'object')
    ? short
    : `{\n${entries
        .map(([key, entry]) => `${inner}${key}: ${printOptions(entry, inner)},\n`)
        .join('')}${indent}}`;
}

function printTheme(options: object): string {
  return `${START}export const theme = createTheme(${
    Object.keys(options).length === 0
      ? ''
      : printOptions(options, '').replace(/^\{ (.*) \}$/, '{\n  $1,\n}')
  });\n`;
}

/** The code of a theme with the colours a reader has chosen, and no others. */
export function printColourTheme(paletteColors: PaletteColors): string {
  const chosen = PALETTE_COLOR_NAMES.flatMap((name) => {
    const main = paletteColors[name]?.main;
    return main === undefined ? [] : [[name, { main }] as const];
  });
  return printTheme(
    chosen.length === 0 ? {} : { palette: Object.fromEntries(chosen) },
  );
}

/**
 * The code of a theme with the density a reader has chosen.
 *
 * @param components what the dense theme sets, by component
 */
export function printDensityTheme(
  { dense, spacing }: Pick<ThemeState, 'dense' | 'spacing'>,
  components: object,
): string {
  return printTheme({
    ...(spacing === INITIAL_THEME_STATE.spacing ? {} : { spacing }),
    ...(dense ? { components } : {}),
  });
}
