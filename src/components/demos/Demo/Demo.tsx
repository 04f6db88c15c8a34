import { useCallback, useId, useMemo, useRef, useState } from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { DemoModels } from '../../../../plugins/content/demos/types';
import { codeStylingStore } from '../../../state/preferenceStores';
import {
  CODE_STYLING_IDS,
  DEFAULT_CODE_STYLING,
  idsToCodeStylings,
  type CodeStyling,
} from '../../../lib/demos/codeStyling';
import { chooseStyling } from '../../../lib/demos/demoVariants';
import { useDemoEditor } from '../DemoEditor/useDemoEditor';
import { useDemoInspector } from '../DemoInspector/useDemoInspector';
import { useTranslate } from '../../../hooks/useTranslate';
import { DemoCode } from './DemoCode';
import { DemoStage } from './DemoStage';
import { DemoStages } from './DemoStages';
import { DemoToolbar } from './DemoToolbar';
import type { DemoLibrary, DemoModule } from './DemoLibrary';
import { findShownCode } from './findShownCode';
import { listDemoAnchors } from './listDemoAnchors';
import { MissingStylings } from './MissingStylings';
import { useDemoHash } from './useDemoHash';
import { useEndlessMotion } from './useEndlessMotion';
import styles from './Demo.module.css';

export interface DemoProps {
  name: string;
  /** Accessible name of the frame. */
  label?: string;
  /** Earlier names, with spaces between: links with one of them lead here. */
  formerly?: string;
  /** Widest extent of the demo, in pixels. */
  maxWidth?: number;
  /** Height to keep free for the demo, in pixels; of the window, where it has its own. */
  height?: number;
  /** Background of the demo. */
  bg?: DemoBackground;
  /** Gives the demo a window of its own, for what depends on its size or scrolls. */
  iframe?: boolean;
  /** As `iframe`, in the width of the page and as high as what is below the header. */
  fullWidth?: boolean;
  codeOpen?: boolean;
  hideToolbar?: boolean;
  /** Added by `plugins/content/demos`, as are the stylings and the loaders. */
  library: DemoLibrary;
  /** Ids of the stylings the demo is written in; absent where it knows none. */
  stylings?: string;
  load: () => Promise<DemoModule>;
  loadTailwind?: () => Promise<DemoModule>;
  loadCss?: () => Promise<DemoModule>;
  loadModels: () => Promise<{ default: DemoModels }>;
}

/**
 * `outlined`: framed, on the page's own ground; `plain`: on a quiet surface; `gradient`: on
 * a tinted one; `inline`: like a part of the text, without frame.
 */
export type DemoBackground = 'outlined' | 'inline' | 'gradient' | 'plain';

/** Height of a demo's own window, in pixels. */
const WINDOW_HEIGHT = 400;

/** Height of a demo in the width of the page. */
const FULL_HEIGHT = 'calc(100dvh - var(--portal-header-height))';

const NO_ATTEMPTS: Partial<Record<CodeStyling, number>> = {};

const nameToLabel = (name: string) =>
  name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

export function Demo({
  name,
  label = `Demo: ${nameToLabel(name)}`,
  formerly,
  maxWidth,
  height,
  bg = 'outlined',
  iframe = false,
  fullWidth = false,
  codeOpen = false,
  hideToolbar = false,
  library,
  stylings,
  load,
  loadTailwind,
  loadCss,
  loadModels,
}: DemoProps) {
  const codeId = useId();
  const stageId = useId();
  const written = useMemo(
    () => (stylings === undefined ? null : idsToCodeStylings(stylings)),
    [stylings],
  );
  const loaders = useMemo(
    () => ({ 'MUI System': load, Tailwind: loadTailwind, CSS: loadCss }),
    [load, loadTailwind, loadCss],
  );
  const t = useTranslate();
  const section = useRef<HTMLElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const motion = useEndlessMotion(area);
  const getShownCode = useCallback(() => findShownCode(section.current), []);
  const [open, setOpen] = useState(codeOpen);
  const [attempts, setAttempts] = useState(NO_ATTEMPTS);
  const names = useMemo(
    () => [name, ...(formerly?.split(' ') ?? [])],
    [name, formerly],
  );
  const anchors = listDemoAnchors(names, written);
  const { collectAnchor } = useBrokenLinks();
  anchors.forEach(collectAnchor);
  useDemoHash(
    names,
    useCallback(() => {
      setOpen(true);
      section.current?.scrollIntoView();
    }, []),
  );
  const { editor, editing, failed, toggle, forget, readCode, restore } =
    useDemoEditor({
      name,
      label,
      library,
      written,
      loaders,
      loadModels,
      area,
    });
  const { inspector, inspecting, ...map } = useDemoInspector({
    name,
    library,
    loadModels,
    section,
    area,
  });
  const handleEdit = () => {
    map.close();
    toggle();
  };
  const restart = useCallback(() => {
    const styling = written
      ? chooseStyling(written, codeStylingStore.get())
      : DEFAULT_CODE_STYLING;
    setAttempts((counts) => ({ ...counts, [styling]: (counts[styling] ?? 0) + 1 }));
  }, [written]);
  const handleReset = () => {
    forget();
    restart();
  };
  /** The button that was pressed goes with the message it stands in. */
  const handleEditReset = () => {
    handleReset();
    area.current?.focus({ preventScroll: true });
  };
  const handleToggle = () => {
    if (editing) {
      toggle();
    }
    setOpen(!(open || editing));
  };

  const hasWindow = iframe || fullWidth;
  const windowHeight = height ?? (fullWidth ? FULL_HEIGHT : WINDOW_HEIGHT);
  const stage = {
    name,
    library,
    ownWindow: hasWindow
      ? { title: label, height: windowHeight, isPage: fullWidth }
      : null,
    onReset: restart,
  };
  const attempt = attempts[DEFAULT_CODE_STYLING] ?? 0;
  const getMissingId = (styling: CodeStyling) =>
    `${stageId}-no-${CODE_STYLING_IDS[styling]}`;

  return (
    <section
      ref={section}
      className={styles.demo}
      data-demo={name}
      data-bg={bg}
      data-full-width={fullWidth || undefined}
      aria-label={label}
    >
      {anchors.map((anchor) => (
        <span key={anchor} id={anchor} className={styles.anchor} />
      ))}
      <div
        className={clsx(styles.frame, hasWindow && styles.window)}
        style={{ minHeight: hasWindow ? undefined : height }}
      >
        <div
          ref={area}
          id={stageId}
          className={styles.area}
          style={{ maxWidth }}
          tabIndex={-1}
          data-held={motion.held || undefined}
        >
          {editor && (
            <editor.EditedStage
              key={editor.key}
              session={editor.session}
              held={motion.held}
              onReset={handleEditReset}
            />
          )}
          {!editor && written && (
            <DemoStages
              {...stage}
              loaders={loaders}
              written={written}
              attempts={attempts}
            />
          )}
          {!editor && !written && (
            <DemoStage {...stage} key={attempt} load={load} again={attempt > 0} />
          )}
        </div>
      </div>
      {inspector && (
        <inspector.Inspector
          area={inspector.area}
          index={inspector.index}
          imported={inspector.imported}
          onLeave={map.leave}
        />
      )}
      {written && <MissingStylings written={written} getId={getMissingId} />}
      {!hideToolbar && (
        <DemoToolbar
          name={name}
          title={label}
          library={library}
          loadModels={loadModels}
          written={written}
          stageId={stageId}
          getMissingId={getMissingId}
          codeId={codeId}
          open={open || editing}
          getCode={getShownCode}
          readEdit={readCode}
          onToggle={handleToggle}
          onReset={handleReset}
          onUndoReset={restore}
          motion={motion}
          onEdit={handleEdit}
          editing={editing}
          onInspect={map.toggle}
          inspecting={inspecting}
        />
      )}
      {(failed || map.failed) && (
        <p role="alert" className={styles.problem}>
          {failed
            ? t(
                'editor.failed',
                'The editor could not be loaded. Try again when you are online.',
              )
            : t(
                'offline.partMissing',
                'A part of this page could not be loaded. The portal may have been renewed since you opened it.',
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
          <DemoCode
            id={codeId}
            name={name}
            open={open}
            written={written}
            loadModels={loadModels}
          />
        </div>
      )}
    </section>
  );
}
