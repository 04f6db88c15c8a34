import type { Draft } from '../../../lib/demos/drafts';
import type { ThemeState } from '../../../lib/theme/themeState';
import type { DemoLibrary } from '../Demo/DemoLibrary';
import {
  compileDemo,
  CompileError,
  type CompiledDemo,
  type EditedFile,
} from './compileDemo';
import type { RenderStyles } from './createTailwindStyles';
import { createRunnerFrame, type RunnerFrame } from './createRunnerFrame';
import type { DemoFailure } from './runnerProtocol';

/** State of an editor. */
export interface EditState {
  code: string;
  /** `waiting`: the code is not run before the reader says so. */
  phase: 'starting' | 'running' | 'stopped' | 'waiting';
  failure: DemoFailure | null;
  /** Height of the frame, in pixels. */
  height: number;
  /** Grows when the code was replaced from outside the editor. */
  revision: number;
  /** Whether the classes that the reader has typed are styled. */
  styled: boolean;
}

export interface EditSessionOptions {
  /** The demo as it is published. */
  file: EditedFile;
  /** Files the demo imports from beside itself. */
  otherFiles: readonly EditedFile[];
  library: DemoLibrary;
  title: string;
  baseUrl: string;
  /** The reader's draft, if there is one. */
  draft: Draft | null;
  /** Stores the reader's code; null deletes it. */
  saveDraft: (draft: Pick<Draft, 'code' | 'unproven'> | null) => void;
  /** Height to start with, in pixels. */
  height: number;
  /** Creates the style sheet of the demo if its modules have none. */
  renderStyles?: RenderStyles;
}

/** A demo while it is edited, in the shape that `useSyncExternalStore` takes. */
export interface EditSession {
  file: EditedFile;
  get: () => EditState;
  subscribe: (listener: () => void) => () => void;
  setCode: (code: string) => void;
  /** Back to the demo as it is published; the draft is forgotten. */
  reset: () => void;
  /** Replaces the code from outside the editor, saves it and runs it. */
  replace: (code: string) => void;
  /** Runs the code as it is, in a new frame if the last one was removed. */
  run: () => void;
  applyTheme: (theme: ThemeState) => void;
  /** @param code module of the components' texts; null for English */
  applyTexts: (code: string | null) => void;
  /** Holds what moves without end, or lets it go on. */
  applyHold: (held: boolean) => void;
  /** Puts the running demo into an element, until the returned function is called. */
  attach: (host: HTMLElement, theme: ThemeState) => () => void;
}

/** Rest after the last key before the code is run, in milliseconds. */
const DEBOUNCE_MS = 300;

/**
 * Creates the session of one file of a demo: it keeps the code, saves it with every
 * change, and runs it after a short rest.
 */
export function createEditSession(options: EditSessionOptions): EditSession {
  const { file, otherFiles, draft, saveDraft } = options;
  const listeners = new Set<() => void>();
  let host: HTMLElement | null = null;
  let theme: ThemeState | null = null;
  let texts: string | null = null;
  let held = false;
  let frame: RunnerFrame | null = null;
  let timer: number | undefined;
  let state: EditState = {
    code: draft?.code ?? file.source,
    // It was started and never seen to end well: perhaps it took the page with it.
    phase: draft?.unproven ? 'waiting' : 'starting',
    failure: null,
    height: options.height,
    revision: 0,
    styled: true,
  };

  function update(change: Partial<EditState>): void {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  }

  function save(unproven: boolean): void {
    const { code } = state;
    saveDraft(
      code === file.source ? null : { code, ...(unproven ? { unproven } : {}) },
    );
  }

  /** Whoever can leave the page was not held up by the code. */
  function clearDoubt(): void {
    if (state.phase === 'starting') {
      save(false);
    }
  }

  function removeFrame(): void {
    frame?.remove();
    frame = null;
  }

  function openFrame(element: HTMLElement): RunnerFrame {
    return createRunnerFrame({
      ...options,
      host: element,
      onRendered() {
        save(false);
        update({ phase: 'running' });
      },
      onFailure(failure) {
        save(false);
        update({ phase: 'running', failure });
      },
      onStop(failure) {
        frame = null;
        save(failure.name !== 'EndlessCodeError');
        update({ phase: 'stopped', failure });
      },
      // A demo that fails has no height; the editor below keeps its place until it is mended.
      onHeight: (height) =>
        update({
          height:
            state.phase === 'running' && !state.failure
              ? height
              : Math.max(height, state.height),
        }),
    });
  }

  function compile(): CompiledDemo | null {
    try {
      return compileDemo([{ ...file, source: state.code }, ...otherFiles]);
    } catch (error) {
      if (!(error instanceof CompileError)) {
        throw error;
      }
      update({ phase: 'running', failure: error.failure });
      return null;
    }
  }

  async function renderFrameStyles(): Promise<string | null> {
    const sources = [state.code, ...otherFiles.map(({ source }) => source)];
    const styles = await options.renderStyles?.(sources);
    if (styles) {
      update({ styled: styles.complete });
    }
    return styles?.css ?? null;
  }

  function run(): void {
    window.clearTimeout(timer);
    const demo = compile();
    if (!demo || !host || !theme) {
      return;
    }
    if (!frame) {
      frame = openFrame(host);
      frame.applyTexts(texts);
      frame.applyHold(held);
    }
    save(true);
    update({ phase: 'starting', failure: null });
    void frame.run(demo, theme, renderFrameStyles());
  }

  function replace(code: string): void {
    update({ code, failure: null, revision: state.revision + 1 });
    save(false);
    run();
  }

  return {
    file,
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setCode(code) {
      if (code === state.code) {
        return;
      }
      update({ code });
      save(false);
      window.clearTimeout(timer);
      timer = window.setTimeout(run, DEBOUNCE_MS);
    },
    reset: () => replace(file.source),
    replace,
    run,
    applyTheme(next) {
      theme = next;
      frame?.applyTheme(next);
    },
    applyTexts(code) {
      texts = code;
      frame?.applyTexts(code);
    },
    applyHold(hold) {
      held = hold;
      frame?.applyHold(hold);
    },
    attach(element, startTheme) {
      host = element;
      theme = startTheme;
      if (state.phase !== 'waiting') {
        run();
      }
      window.addEventListener('pagehide', clearDoubt);
      return () => {
        window.removeEventListener('pagehide', clearDoubt);
        window.clearTimeout(timer);
        clearDoubt();
        removeFrame();
        host = null;
      };
    },
  };
}
