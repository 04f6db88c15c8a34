import { useCallback, useId, useRef, useState } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { DemoModels } from '../../../plugins/demos/types';
import { useDemoEditor } from '../DemoEditor/useDemoEditor';
import { useTranslate } from '../../hooks/useTranslate';
import { DemoCode } from './DemoCode';
import { DemoStage } from './DemoStage';
import { DemoToolbar } from './DemoToolbar';
import type { DemoLibrary, DemoModule } from './DemoLibrary';
import { useDemoHash } from './useDemoHash';
import styles from './Demo.module.css';

export interface DemoProps {
  name: string;
  /** Accessible name of the frame. */
  label?: string;
  /** Widest extent of the demo, in pixels. */
  maxWidth?: number;
  /** Height to keep free for the demo, in pixels; of the window, where it has its own. */
  height?: number;
  /** What the demo stands on. */
  bg?: DemoBackground;
  /** Gives the demo a window of its own, for what depends on its size or scrolls. */
  iframe?: boolean;
  codeOpen?: boolean;
  hideToolbar?: boolean;
  /** Added by `plugins/demos`, as are the two loaders. */
  library: DemoLibrary;
  load: () => Promise<DemoModule>;
  loadModels: () => Promise<{ default: DemoModels }>;
}

/**
 * `outlined`: framed, on the page's own ground; `plain`: on a quiet surface; `gradient`: on
 * a tinted one; `inline`: like a part of the text, without frame.
 */
export type DemoBackground = 'outlined' | 'inline' | 'gradient' | 'plain';

/** Height of a demo's own window, in pixels. */
const WINDOW_HEIGHT = 400;

const nameToLabel = (name: string) =>
  name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

export function Demo({
  name,
  label = `Demo: ${nameToLabel(name)}`,
  maxWidth,
  height,
  bg = 'outlined',
  iframe = false,
  codeOpen = false,
  hideToolbar = false,
  library,
  load,
  loadModels,
}: DemoProps) {
  const codeId = useId();
  const t = useTranslate();
  const section = useRef<HTMLElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const getShownCode = useCallback(() => findShownCode(section.current), []);
  const [open, setOpen] = useState(codeOpen);
  const [attempt, setAttempt] = useState(0);
  const anchors = [name, `${name}.tsx`, `${name}.js`];
  const { collectAnchor } = useBrokenLinks();
  anchors.forEach(collectAnchor);
  useDemoHash(
    name,
    useCallback(() => {
      setOpen(true);
      section.current?.scrollIntoView();
    }, []),
  );
  const { editor, editing, failed, toggle, forget } = useDemoEditor({
    name,
    label,
    library,
    loadModels,
    area,
  });
  const restart = useCallback(() => setAttempt((count) => count + 1), []);
  const handleReset = () => {
    forget();
    restart();
  };
  const handleToggle = () => {
    if (editing) {
      toggle();
    }
    setOpen(!(open || editing));
  };

  return (
    <section
      ref={section}
      className={styles.demo}
      data-demo={name}
      data-bg={bg}
      aria-label={label}
    >
      {anchors.map((anchor) => (
        <span key={anchor} id={anchor} className={styles.anchor} />
      ))}
      <div
        className={clsx(styles.frame, iframe && styles.window)}
        style={{ minHeight: iframe ? undefined : height }}
      >
        <div ref={area} className={styles.area} style={{ maxWidth }} tabIndex={-1}>
          {editor ? (
            <editor.EditedStage key={editor.key} session={editor.session} />
          ) : (
            <DemoStage
              key={attempt}
              library={library}
              load={load}
              ownWindow={
                iframe ? { title: label, height: height ?? WINDOW_HEIGHT } : null
              }
              again={attempt > 0}
              onReset={restart}
            />
          )}
        </div>
      </div>
      {!hideToolbar && (
        <DemoToolbar
          name={name}
          title={label}
          library={library}
          loadModels={loadModels}
          codeId={codeId}
          open={open || editing}
          getCode={getShownCode}
          onToggle={handleToggle}
          onReset={handleReset}
          onEdit={toggle}
          editing={editing}
          onResetFocus={() => area.current?.focus({ preventScroll: true })}
        />
      )}
      {failed && (
        <p role="alert" className={styles.problem}>
          {t(
            'editor.failed',
            'The editor could not be loaded. Try again when you are online.',
          )}
        </p>
      )}
      {editor && (
        <editor.EditedCode
          key={editor.key}
          session={editor.session}
          takesFocus={editor.takesFocus}
        />
      )}
      {!hideToolbar && (
        <div hidden={editor !== null}>
          <DemoCode id={codeId} name={name} open={open} loadModels={loadModels} />
        </div>
      )}
    </section>
  );
}

/** The whole file in the language that is shown, whether it is unfolded or not. */
function findShownCode(demo: HTMLElement | null): HTMLElement | null {
  const variant = document.documentElement.getAttribute('data-code-variant');
  return (
    demo?.querySelector<HTMLElement>('[data-edited-code]') ??
    demo?.querySelector<HTMLElement>(`[data-variant="${variant}"] [data-whole]`) ??
    null
  );
}
