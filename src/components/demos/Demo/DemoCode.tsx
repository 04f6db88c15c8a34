import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import type { DemoModels } from '../../../../plugins/content/demos/types';
import { useCodeStyling } from '../../../hooks/useCodeStyling';
import {
  DEFAULT_CODE_STYLING,
  type CodeStyling,
} from '../../../lib/demos/codeStyling';
import { chooseStyling } from '../../../lib/demos/demoVariants';
import { trustHtml } from '../../../lib/page/trustedTypes';
import { DemoCodePanels } from './DemoCodePanels';
import styles from './DemoCode.module.css';

interface DemoCodeProps {
  id: string;
  name: string;
  open: boolean;
  /** Null for a demo that knows no stylings. */
  written: readonly CodeStyling[] | null;
  loadModels: () => Promise<{ default: DemoModels }>;
}

const isServer = typeof window === 'undefined';

/**
 * The code of a demo. It is in the static HTML and stays there untouched: both languages,
 * and of the stylings beside MUI System the part that matters, so that the first frame is
 * right and no reader pays for whole files in stylings of others. The rest is fetched when
 * another styling is chosen, and all of it where there is none, after a client navigation.
 */
export function DemoCode({ id, name, open, written, loadModels }: DemoCodeProps) {
  const staticHtml = useRef<HTMLDivElement>(null);
  const [choice] = useCodeStyling();
  const [failed, setFailed] = useState(false);
  const [Panels, setPanels] = useState<ComponentType | null>(() =>
    isServer
      ? lazy(() => loadPanels({ id, name, written, loadModels, whole: false }))
      : null,
  );
  const isLoaded = Panels !== null;
  const isPart =
    written !== null && chooseStyling(written, choice) !== DEFAULT_CODE_STYLING;

  useEffect(() => {
    if (isLoaded || (staticHtml.current?.hasChildNodes() && !isPart)) {
      return undefined;
    }
    let current = true;
    setFailed(false);
    loadPanels({ id, name, written, loadModels, whole: true }).then(
      ({ default: Loaded }) => current && setPanels(() => Loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
    // To open the code is to ask again for what has failed.
  }, [id, isLoaded, isPart, loadModels, name, open, written]);

  return (
    <div
      id={id}
      className={styles.code}
      data-open={(open && (isLoaded || !isPart)) || undefined}
    >
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
          dangerouslySetInnerHTML={trustHtml('')}
        />
      )}
      {failed && open && (
        <p role="alert" className={styles.problem}>
          The code could not be loaded. Try again when you are online.
        </p>
      )}
    </div>
  );
}

async function loadPanels({
  loadModels,
  name,
  ...panels
}: Omit<DemoCodeProps, 'open'> & { whole: boolean }): Promise<{
  default: ComponentType;
}> {
  const { default: models } = await loadModels();
  const model = models[name];
  return {
    default: () => (model ? <DemoCodePanels {...panels} model={model} /> : null),
  };
}
