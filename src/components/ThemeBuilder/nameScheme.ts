import type { Scheme } from '../../lib/joyTheme/tokens';
import type { Translate } from '../../lib/translations';

/** What readers call a colour scheme. */
export const nameScheme = (scheme: Scheme, t: Translate) =>
  scheme === 'light' ? t('settings.light', 'Light') : t('settings.dark', 'Dark');
