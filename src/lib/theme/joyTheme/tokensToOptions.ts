import { isColourToken, isReference, type JoyTokens } from './tokens';

/** Options of `extendTheme`: objects of objects, whose ends are texts and numbers. */
export interface ThemeOptions {
  [key: string]: ThemeOptions | string | number;
}

/** CSS variable of a token of the palette. @example 'primary.600' → '--joy-palette-primary-600' */
const referenceToVariable = (reference: string) =>
  `--joy-palette-${reference.replace('.', '-')}`;

function toOption(path: string, value: string): string | number {
  if (path.startsWith('fontWeight.')) return Number(value);
  return isColourToken(path) && isReference(value)
    ? `var(${referenceToVariable(value)})`
    : value;
}

/**
 * The options that make `extendTheme` set these tokens, and nothing else.
 *
 * @example
 * tokensToOptions({ 'light.primary.solidBg': 'primary.600' })
 * // → { colorSchemes: { light: { palette: { primary: { solidBg: 'var(--joy-…)' } } } } }
 */
export function tokensToOptions(tokens: JoyTokens): ThemeOptions {
  const options: ThemeOptions = {};
  for (const [path, value] of Object.entries(tokens)) {
    const [first = '', ...rest] = path.split('.');
    const keys =
      first === 'light' || first === 'dark'
        ? ['colorSchemes', first, 'palette', ...rest]
        : [first, ...rest];
    let part = options;
    for (const key of keys.slice(0, -1)) {
      part[key] ??= {};
      part = part[key] as ThemeOptions;
    }
    part[keys.at(-1) as string] = toOption(path, value);
  }
  return options;
}
