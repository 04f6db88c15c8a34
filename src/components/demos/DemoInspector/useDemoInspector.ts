import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { DemoModels } from '../../../../plugins/content/demos/types';
import { codeStylingStore } from '../../../state/preferenceStores';
import { chooseDemoVariant } from '../../../lib/demos/demoVariants';
import type { DemoLibrary } from '../Demo/DemoLibrary';

interface DemoInspectorOptions {
  name: string;
  library: DemoLibrary;
  loadModels: () => Promise<{ default: DemoModels }>;
  /** The whole frame of the demo, with its toolbar. */
  section: RefObject<HTMLElement>;
  /** Element the demo stands in. */
  area: RefObject<HTMLElement>;
}

/** A map that is there, of the parts of the demo in `area`. */
type OpenInspector = Awaited<ReturnType<typeof loadInspector>> & {
  area: HTMLElement;
};

/** The button that it is opened with. */
const BUTTON = '[data-toolbar-item="inspect"]';

/** Opens and closes the map of a demo's parts, which is loaded on demand. */
export function useDemoInspector({
  name,
  library,
  loadModels,
  section,
  area,
}: DemoInspectorOptions) {
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState(false);
  const [inspector, setInspector] = useState<OpenInspector | null>(null);

  useEffect(() => {
    if (!asked) {
      setInspector(null);
      return undefined;
    }
    let current = true;
    loadInspector({ name, library, loadModels }).then(
      (loaded) => {
        if (current && area.current) {
          setInspector({ ...loaded, area: area.current });
        }
      },
      () => {
        if (current) {
          setFailed(true);
          setAsked(false);
        }
      },
    );
    return () => {
      current = false;
    };
  }, [asked, name, library, loadModels, area]);

  const toggle = useCallback(() => {
    setFailed(false);
    setAsked((shown) => !shown);
  }, []);

  const close = useCallback(() => setAsked(false), []);

  /** The focus goes back to where it came from. */
  const leave = useCallback(() => {
    section.current?.querySelector<HTMLElement>(BUTTON)?.focus();
    setAsked(false);
  }, [section]);

  return { inspector, inspecting: asked, failed, toggle, close, leave };
}

async function loadInspector({
  name,
  library,
  loadModels,
}: Pick<DemoInspectorOptions, 'name' | 'library' | 'loadModels'>) {
  const [{ Inspector, loadPartIndex, listDemoComponents }, { default: models }] =
    await Promise.all([import('./inspector'), loadModels()]);
  const index = await loadPartIndex(library);
  const model = models[name];
  const imported = model
    ? listDemoComponents(chooseDemoVariant(model, codeStylingStore.get()).variant)
    : new Set<string>();
  return { Inspector, index, imported };
}
