import { useCallback, useState } from 'react';
import type {
  DemoModels,
  DemoVariant,
} from '../../../../plugins/content/demos/types';
import {
  codeStylingStore,
  codeVariantStore,
  themeStore,
} from '../../../state/preferenceStores';
import { readShownMode } from '../../../hooks/usePaletteMode';
import type { CodeStyling } from '../../../lib/demos/codeStyling';
import type { CodeVariant } from '../../../lib/demos/codeVariant';
import { chooseDemoVariant } from '../../../lib/demos/demoVariants';
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
  /** The reader's code of the whole file; null where it is as published. */
  readEdit?: () => string | null;
}

/**
 * Opens a demo in a sandbox or saves it as a project, as it is shown: edits, language, styling,
 * mode, direction, density and colours. They are read when asked for, so that no toolbar renders
 * again when a reader changes them.
 *
 * @returns what takes it away, and whether the last try has failed for want of network
 */
export function useTakeDemoAway({
  name,
  title,
  library,
  loadModels,
  readEdit,
}: TakenDemo) {
  const [failed, setFailed] = useState(false);

  const takeAway = useCallback(
    async (way: WayOut) => {
      try {
        const edit = readEdit?.() ?? null;
        const variant = codeVariantStore.get();
        const choice = codeStylingStore.get();
        const theme = { ...themeStore.get(), paletteMode: readShownMode() };
        const [{ takeDemoAway }, { default: models }, apply] = await Promise.all([
          import('./takeDemoAway'),
          loadModels(),
          edit === null ? keepPublished : loadEdit(variant, edit),
        ]);
        const model = models[name];
        if (model) {
          const { styling, variant: published } = chooseDemoVariant(model, choice);
          takeDemoAway(way, {
            demo: { ...apply(published), name },
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
    [library, loadModels, name, readEdit, title],
  );

  return { takeAway, failed };
}

const keepPublished = (demo: DemoVariant) => demo;

/** The editor is there already, or about to be, where something is edited. */
async function loadEdit(variant: CodeVariant, code: string) {
  const { applyEdit, PACKAGE_VERSIONS } = await import('../DemoEditor/editor');
  return (demo: DemoVariant) => applyEdit(demo, variant, code, PACKAGE_VERSIONS);
}
