import { useCallback, useId, useRef, useState } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { DemoModels } from '../../../plugins/demos/types';
import { DemoCode } from './DemoCode';
import { DemoStage } from './DemoStage';
import { DemoToolbar } from './DemoToolbar';
import type { DemoLibrary, DemoModule } from './DemoLibrary';
import styles from './Demo.module.css';

export interface DemoProps {
  name: string;
  /** Accessible name of the frame. */
  label?: string;
  /** Widest extent of the demo, in pixels. */
  maxWidth?: number;
  /** Height to keep free for the demo, in pixels. */
  height?: number;
  codeOpen?: boolean;
  hideToolbar?: boolean;
  /** Added by `plugins/demos`, as are the two loaders. */
  library: DemoLibrary;
  load: () => Promise<DemoModule>;
  loadModels: () => Promise<{ default: DemoModels }>;
}

const nameToLabel = (name: string) =>
  name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

export function Demo({
  name,
  label = `Demo: ${nameToLabel(name)}`,
  maxWidth,
  height,
  codeOpen = false,
  hideToolbar = false,
  library,
  load,
  loadModels,
}: DemoProps) {
  const codeId = useId();
  const section = useRef<HTMLElement>(null);
  const getShownCode = useCallback(() => findShownCode(section.current), []);
  const [open, setOpen] = useState(codeOpen);
  const [attempt, setAttempt] = useState(0);
  const { collectAnchor } = useBrokenLinks();
  const anchors = [`${name}.tsx`, `${name}.js`];
  anchors.forEach(collectAnchor);

  return (
    <section
      ref={section}
      className={styles.demo}
      data-demo={name}
      aria-label={label}
    >
      {anchors.map((anchor) => (
        <span key={anchor} id={anchor} className={styles.anchor} />
      ))}
      <div className={styles.frame} style={{ minHeight: height }}>
        <div className={styles.area} style={{ maxWidth }}>
          <DemoStage
            key={attempt}
            library={library}
            load={load}
            again={attempt > 0}
            onReset={() => setAttempt((count) => count + 1)}
          />
        </div>
      </div>
      {!hideToolbar && (
        <DemoToolbar
          codeId={codeId}
          open={open}
          getCode={getShownCode}
          onToggle={() => setOpen((shown) => !shown)}
          onReset={() => setAttempt((count) => count + 1)}
        />
      )}
      {!hideToolbar && (
        <DemoCode id={codeId} name={name} open={open} loadModels={loadModels} />
      )}
    </section>
  );
}

/** The whole file in the language that is shown, whether it is unfolded or not. */
function findShownCode(demo: HTMLElement | null): HTMLElement | null {
  const variant = document.documentElement.getAttribute('data-code-variant');
  return (
    demo?.querySelector<HTMLElement>(`[data-variant="${variant}"] [data-whole]`) ??
    null
  );
}
