import { pathToAnchor, type ThemeValue } from '../../src/lib/themeValues';
import type { IndexedEntry } from '../../src/lib/search/types';

/** Page of the default theme. */
export const THEME_PAGE = '/material-ui/customization/default-theme/';

/** Entries of the values of the default theme, each with its row. */
export function collectThemeEntries(
  parts: Readonly<Record<string, readonly ThemeValue[]>>,
): IndexedEntry[] {
  return Object.values(parts)
    .flat()
    .map(({ path, light, dark }) => ({
      kind: 'themeKey',
      name: path,
      owner: 'theme',
      href: `${THEME_PAGE}#${pathToAnchor(path)}`,
      ...(light === 'function' ? {} : { default: light }),
      text: `theme ${light} ${dark ?? ''}`,
    }));
}
