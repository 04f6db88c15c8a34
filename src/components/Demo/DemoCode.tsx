import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import type { DemoModels } from '../../../plugins/demos/types';
import { DemoCodePanels } from './DemoCodePanels';
import styles from './DemoCode.module.css';

interface DemoCodeProps {
  id: string;
  name: string;
  open: boolean;
  loadModels: () => Promise<{ default: DemoModels }>;
}

const isServer = typeof window === 'undefined';

/**
 * Both languages of a demo. They are in the static HTML and stay there untouched; the
 * code is fetched only where there is none, after a client navigation.
 */
export function DemoCode({ id, name, open, loadModels }: DemoCodeProps) {
  const staticHtml = useRef<HTMLDivElement>(null);
  const [Panels, setPanels] = useState<ComponentType | null>(() =>
    isServer ? lazy(() => loadPanels(id, name, loadModels)) : null,
  );

  useEffect(() => {
    if (staticHtml.current?.hasChildNodes()) {
      return undefined;
    }
    let current = true;
    loadPanels(id, name, loadModels).then(
      ({ default: Loaded }) => current && setPanels(() => Loaded),
      () => {
        // The demo runs without its code; a reload brings it.
      },
    );
    return () => {
      current = false;
    };
  }, [id, loadModels, name]);

  return (
    <div id={id} className={styles.code} data-open={open || undefined}>
      {Panels ? (
        <div key="panels">
          <Suspense fallback={null}>
            <Panels />
          </Suspense>
        </div>
      ) : (
        <div
          key="static"
          ref={staticHtml}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )}
    </div>
  );
}

async function loadPanels(
  id: string,
  name: string,
  loadModels: DemoCodeProps['loadModels'],
): Promise<{ default: ComponentType }> {
  const { default: models } = await loadModels();
  const model = models[name];
  return {
    default: () => (model ? <DemoCodePanels id={id} model={model} /> : null),
  };
}
