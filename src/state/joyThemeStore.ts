import { createPersistentStore } from '../lib/storage/createPersistentStore';
import type { ThemeOptions } from '../lib/theme/joyTheme/tokensToOptions';

/**
 * Changes of a theme builder to the theme of Joy UI, as options of `extendTheme`; null where
 * none is open. Nothing is stored: it ends with the page of the builder.
 */
export const joyThemeStore = createPersistentStore<ThemeOptions | null>({
  read: () => null,
  write: () => {},
});
