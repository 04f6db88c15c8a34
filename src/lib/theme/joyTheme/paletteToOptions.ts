import type { PaletteColors } from '../themeState';
import { deriveScale } from './deriveScale';
import type { ThemeOptions } from './tokensToOptions';

/**
 * The options that give a theme of Joy UI the colours a reader has chosen, in both of its
 * schemes: the primary one, which is its only colour that readers choose.
 *
 * @returns null where there is nothing to set
 * @example
 * paletteToOptions({ primary: { main: '#a8327e' } })
 * // → { colorSchemes: { light: { palette: { primary: { 50: …, 500: '#a8327e', … } } }, dark: … } }
 */
export function paletteToOptions({ primary }: PaletteColors): ThemeOptions | null {
  if (!primary) {
    return null;
  }
  const scheme = { palette: { primary: deriveScale(primary.main) } };
  return { colorSchemes: { light: scheme, dark: scheme } };
}
