import { useCallback, useState } from 'react';
import type { DemoModels } from '../../../plugins/demos/types';
import {
  codeStylingStore,
  codeVariantStore,
  themeStore,
} from '../../hooks/preferenceStores';
import { readShownMode } from '../../hooks/usePaletteMode';
import type { CodeStyling } from '../../lib/codeStyling';
import { chooseDemoVariant } from '../../lib/demoVariants';
import type { DemoLibrary } from './DemoLibrary';
import type { WayOut } from './takeDemoAway';

export interface TakenDemo {
  /** Key of the demo's model. */
  name: string;
  title: string;
  library: DemoLibrary;
  /** The stylings it is written in; absent or null where it knows none. */
  written?: readonly CodeStyling[] | null;
  loadModels: () => Promise<{ default: DemoModels }>;
}

/**
 * Opens a demo in a sandbox or saves it as a project, as it is shown: language, styling, mode,
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
        const model = models[name];
        if (model) {
          const choice = codeStylingStore.get();
          const { styling, variant: demo } = chooseDemoVariant(model, choice);
          const theme = { ...themeStore.get(), paletteMode: readShownMode() };
          const variant = codeVariantStore.get();
          takeDemoAway(way, {
            demo: { ...demo, name },
            styling: model.stylings ? styling : null,
            variant,
            library,
            title,
            theme,
          });
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
