import { THEME_MARK } from './linkedTheme';
import { parseHexColor } from '../theme/palette';
import type { Preferences } from './preferences';
import {
  DEFAULT_MODE_CHOICE,
  PALETTE_COLOR_NAMES,
  SPACING_MAX,
  SPACING_MIN,
  parseModeChoice,
  serializeThemeState,
  type ThemeState,
} from '../theme/themeState';

/** A hash that holds a theme, in its two parts. */
export interface ThemeLink {
  /** The hash without the theme: an anchor with its `#`, or nothing. */
  anchor: string;
  /** The theme as it was written, not checked yet. */
  text: string;
}

/**
 * Takes a hash apart; null where it holds no theme.
 *
 * @example
 * hashToThemeLink('#sizes?theme=rtl,dense') // → { anchor: '#sizes', text: 'rtl,dense' }
 */
export function hashToThemeLink(hash: string): ThemeLink | null {
  const [anchor = '', text] = hash.split(THEME_MARK);
  return text === undefined ? null : { anchor: anchor === '#' ? '' : anchor, text };
}

/**
 * The hash of a link to a theme: all of it, so that it looks the same to everybody.
 *
 * @param hash the hash so far; a theme in it is replaced
 *
 * @example
 * themeToHash(INITIAL_THEME_STATE, '#sizes')
 * // → '#sizes?theme=system,ltr,regular,8px,primary-default,secondary-default'
 */
export function themeToHash(
  {
    mode = DEFAULT_MODE_CHOICE,
    direction,
    dense,
    spacing,
    paletteColors,
  }: ThemeState,
  hash: string,
): string {
  const pieces = [
    mode,
    direction,
    dense ? 'dense' : 'regular',
    `${spacing}px`,
    ...PALETTE_COLOR_NAMES.map(
      (name) => `${name}-${paletteColors[name]?.main.slice(1) ?? 'default'}`,
    ),
  ];
  const [anchor] = hash.split(THEME_MARK);
  return `${anchor || '#'}?theme=${pieces.join(',')}`;
}

/**
 * Applies the settings of a link to a theme state. Each piece is checked by itself: one that is
 * not understood changes nothing. Never throws.
 *
 * @param text as {@link hashToThemeLink} gives it
 * @param own the state where the link says nothing
 */
export function applyThemeText(text: string, own: ThemeState): ThemeState {
  const state = { ...own, paletteColors: { ...own.paletteColors } };
  for (const piece of text.split(/,|%2C/i)) {
    const spacing = Number(/^(\d+(?:\.\d+)?)px$/.exec(piece)?.[1]);
    const [, name, value = ''] =
      /^(primary|secondary)-(default|[\da-f]{6})$/i.exec(piece) ?? [];
    state.mode = parseModeChoice(piece) ?? state.mode;
    if (piece === 'ltr' || piece === 'rtl') {
      state.direction = piece;
      state.directionChosen = true;
    } else if (piece === 'dense' || piece === 'regular') {
      state.dense = piece === 'dense';
    } else if (spacing >= SPACING_MIN && spacing <= SPACING_MAX) {
      state.spacing = spacing;
    } else if (name === 'primary' || name === 'secondary') {
      const main = parseHexColor(`#${value}`);
      if (main) {
        state.paletteColors[name] = { main };
      } else {
        delete state.paletteColors[name];
      }
    }
  }
  return state;
}

/**
 * If the address holds a theme, keeps it for this tab and takes it out of the address, so
 * that whoever reads the hash afterwards finds the anchor alone. Before the first paint an
 * address stays as it is where nothing is kept: then the page takes it once more, for as
 * long as it is open. Never throws.
 *
 * @param last whether nobody takes it after this
 * @returns whether the address held a theme
 */
export function consumeThemeLink(
  preferences: Preferences,
  { location, history }: Pick<Window, 'location' | 'history'>,
  last: boolean,
): boolean {
  const link = hashToThemeLink(location.hash);
  if (!link) {
    return false;
  }
  const own = {
    ...preferences.read('docs-theme'),
    mode: preferences.read('mui-mode'),
  };
  const theme = applyThemeText(link.text, own);
  const same = serializeThemeState(theme) === serializeThemeState(own);
  if (preferences.write('linkedTheme', same ? null : theme) || last) {
    try {
      const { pathname, search } = location;
      history.replaceState(history.state, '', pathname + search + link.anchor);
    } catch {
      // A frame that may not change its address keeps it.
    }
  }
  return true;
}
