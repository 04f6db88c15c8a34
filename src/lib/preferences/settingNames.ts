import type { ModeChoice } from '../theme/themeState';
import type { Text, Translate } from '../language/translations';

interface Choice<T> {
  value: T;
  label: string;
}

/** Names of the settings, wherever they are shown. */
export const SETTING_NAMES = {
  mode: (t: Translate) => t('settings.mode', 'Mode'),
  light: (t: Translate) => t('settings.light', 'Light'),
  dark: (t: Translate) => t('settings.dark', 'Dark'),
  direction: (t: Translate) => t('settings.direction', 'Direction'),
  ltr: (t: Translate) => t('settings.leftToRight', 'Left to right'),
  rtl: (t: Translate) => t('settings.rightToLeft', 'Right to left'),
  density: (t: Translate) => t('settings.density', 'Density'),
  dense: (t: Translate) => t('settings.dense', 'Dense'),
  spacing: (t: Translate) => t('settings.spacing', 'Spacing'),
  colors: (t: Translate) => t('settings.colors', 'Colors'),
  primary: (t: Translate) => t('settings.primary', 'Primary'),
  secondary: (t: Translate) => t('settings.secondary', 'Secondary'),
};

/** The modes in the order in which they are offered. */
export const listModes = (t: Translate): Choice<ModeChoice>[] => [
  { value: 'light', label: SETTING_NAMES.light(t) },
  { value: 'system', label: t('settings.system', 'System') },
  { value: 'dark', label: SETTING_NAMES.dark(t) },
];

/** The directions in the order in which they are offered. */
export const listDirections = (t: Translate): Choice<'ltr' | 'rtl'>[] => [
  { value: 'ltr', label: SETTING_NAMES.ltr(t) },
  { value: 'rtl', label: SETTING_NAMES.rtl(t) },
];

/** For parts that are in English in every language of the portal; texts without placeholders. */
export const toEnglish: Translate = (_key, english: Text) =>
  typeof english === 'string' ? english : english.other;
