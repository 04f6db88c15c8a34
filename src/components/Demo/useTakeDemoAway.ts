import { useCallback, useState } from 'react';
import type { DemoModels } from '../../../plugins/demos/types';
import { codeVariantStore, themeStore } from '../../hooks/preferenceStores';
import { readShownMode } from '../../hooks/usePaletteMode';
import type { DemoLibrary } from './DemoLibrary';
import type { WayOut } from './takeDemoAway';

export interface TakenDemo {
  /** Key of the demo's model. */
  name: string;
  title: string;
  library: DemoLibrary;
  loadModels: () => Promise<{ default: DemoModels }>;
}

/**
 * Opens a demo in a sandbox or saves it as a project, as it is shown: language, mode,
 * direction, density and colours. They are read when asked for, so that no toolbar renders
 * again when a reader changes them.
 *
 * @returns what takes it away, and whether the last try has failed for want of network
 */
export function useTakeDemoAway({ name, title, library, loadModels }: TakenDemo) {
  const [failed, setFailed] = useState(false);

  const takeAway = useCallback(
    async (way: WayOut) => {
      try {
        const [{ takeDemoAway }, { default: models }] = await Promise.all([
          import('./takeDemoAway'),
          loadModels(),
        ]);
        const demo = models[name];
        if (demo) {
          const theme = { ...themeStore.get(), paletteMode: readShownMode() };
          const variant = codeVariantStore.get();
          takeDemoAway(way, { demo, variant, library, title, theme });
        }
        setFailed(false);
      } catch {
        setFailed(true);
      }
    },
    [library, loadModels, name, title],
  );

  return { takeAway, failed };
}
