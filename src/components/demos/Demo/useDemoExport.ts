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
import type { ExportTarget } from './exportDemo';

export interface ExportedDemo {
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
 * mode, direction, density and colours. They are read at the export, so that no toolbar renders
 * again when a reader changes them.
 *
 * @returns a function that exports it, and whether the last export failed for want of network
 */
export function useDemoExport({
  name,
  title,
  library,
  loadModels,
  readEdit,
}: ExportedDemo) {
  const [failed, setFailed] = useState(false);

  const exportTo = useCallback(
    async (way: ExportTarget) => {
      try {
        const edit = readEdit?.() ?? null;
        const variant = codeVariantStore.get();
        const choice = codeStylingStore.get();
        const theme = { ...themeStore.get(), paletteMode: readShownMode() };
        const [{ exportDemo }, { default: models }, apply] = await Promise.all([
          import('./exportDemo'),
          loadModels(),
          edit === null ? keepPublished : loadEdit(variant, edit),
        ]);
        const model = models[name];
        if (model) {
          const { styling, variant: published } = chooseDemoVariant(model, choice);
          exportDemo(way, {
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

  return { exportTo, failed };
}

const keepPublished = (demo: DemoVariant) => demo;

/** The editor is there already, or about to be, where something is edited. */
async function loadEdit(variant: CodeVariant, code: string) {
  const { applyEdit, PACKAGE_VERSIONS } = await import('../DemoEditor/editor');
  return (demo: DemoVariant) => applyEdit(demo, variant, code, PACKAGE_VERSIONS);
}
