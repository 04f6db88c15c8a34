import type { Preferences } from './preferences';
import type { ModeChoice, ThemeState } from '../theme/themeState';

/** Between the anchor and the theme in a hash; some messengers encode it. */
export const THEME_MARK = /(?:\?|%3F)theme(?:=|%3D)/i;

/** The theme to show: that of a link which was followed in this tab, else the reader's own. */
export function readTheme(preferences: Preferences): ThemeState {
  return preferences.read('linkedTheme') ?? preferences.read('docs-theme');
}

/** The mode to show: that of a link which was followed in this tab, else the reader's own. */
export function readMode(preferences: Preferences): ModeChoice {
  return preferences.read('linkedTheme')?.mode ?? preferences.read('mui-mode');
}
