import { useSyncExternalStore } from 'react';
import type { Translate } from '../lib/language/translations';
import {
  getBuiltLanguage,
  getShownLanguage,
  subscribeToLanguage,
  type ShownLanguage,
} from '../state/languageStore';

/** The language the shell is shown in, and what comes with it. */
export function useShownLanguage(): ShownLanguage {
  return useSyncExternalStore(
    subscribeToLanguage,
    getShownLanguage,
    getBuiltLanguage,
  );
}

/**
 * Gives the texts of the shell in the reader's language. The name `t` is how
 * `npm run i18n:check` finds them: `t('copy.done', 'Copied')`.
 */
export function useTranslate(): Translate {
  return useShownLanguage().translate;
}
