import { useContext, useSyncExternalStore } from 'react';
import type { ModeChoice, PaletteMode } from '../lib/theme/themeState';
import { modeStore } from '../state/preferenceStores';
import { PublishedMode } from '../state/PublishedMode';

function subscribeToMode(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The mode on the screen, for one question; views use `usePaletteMode`. */
export const readShownMode = (): PaletteMode =>
  document.documentElement.getAttribute('data-theme') === 'dark' ? 'dark' : 'light';

/** The palette mode that is on the screen, whoever put it there. */
export function usePaletteMode(): PaletteMode {
  const published = useContext(PublishedMode);
  return useSyncExternalStore(subscribeToMode, readShownMode, () => published);
}

/** The reader's choice of mode, `system` included, and how to change it. */
export function useModeChoice(): [ModeChoice, (choice: ModeChoice) => void] {
  const choice = useSyncExternalStore(
    modeStore.subscribe,
    modeStore.get,
    (): ModeChoice => 'system',
  );
  return [choice, modeStore.set];
}
