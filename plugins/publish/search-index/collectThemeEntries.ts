import { pathToAnchor, type ThemeValue } from '../../../src/lib/theme/themeValues';
import type { IndexedEntry } from '../../../src/lib/search/types';

/** Pages of the default themes. */
export const THEME_PAGE = '/material-ui/customization/default-theme/';
export const JOY_THEME_PAGE = '/joy-ui/customization/default-theme-viewer/';

/**
 * Entries of the values of a default theme, each with its row.
 *
 * @param parts values by the names of the theme's parts
 * @param page where they are shown
 */
export function collectThemeEntries(
  parts: Readonly<Record<string, readonly ThemeValue[]>>,
  page: string,
): IndexedEntry[] {
  return Object.values(parts)
    .flat()
    .map(({ path, light, dark, variable }) => ({
      kind: 'themeKey',
      name: path,
      owner: 'theme',
      href: `${page}#${pathToAnchor(path)}`,
      ...(light === 'function' ? {} : { default: light }),
      text: `theme ${light} ${dark ?? ''} ${variable ?? ''}`.trim(),
    }));
}
