import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { demos } from 'tested-demos';
import styles from '../../../src/components/demos/Demo/Demo.module.css';
import { DemoWindow } from '../../../src/components/demos/Demo/DemoWindow';
import { modeStore, themeStore } from '../../../src/state/preferenceStores';
import type { StageOptions } from '../listDemos';
import { compareStyles, readStyles } from './compareStyles';
import { recordConsole } from './consoleRecord';
import { findOverflow } from './findOverflow';
import { findContrastViolations, findStageViolations } from './findStageViolations';
import { createDemoElement, createPlainElement } from './createDemoElement';
import { separateStyles } from './separateStyles';
import { waitUntilQuiet } from './waitUntilQuiet';
import './stage.css';

/** A demo as the page is asked to show it. */
export interface StagedDemo {
  id: string;
  library: string;
  options: StageOptions;
  /** Static HTML; null: it is rendered in the browser alone. */
  html: string | null;
  /** Style sheet that makes it right in dark mode. */
  darkStyles: string;
}

/** Findings of a page; a wide one looks for violations, a narrow one for overflow. */
export interface Examination {
  consoleProblems: string[];
  violations?: string[];
  overflow?: string[];
}

declare global {
  interface Window {
    demoStage: {
      examine(demo: StagedDemo): Promise<Examination>;
      measure(demo: StagedDemo): Promise<Examination>;
      /**
       * Says how a demo looks other than in an app.
       *
       * @param isThemed it has its own theme, which in an app has one mode
       */
      compare(demo: StagedDemo, isThemed: boolean): Promise<string[]>;
    };
  }
}

/** Height of a window of its own where the page says none, in pixels. */
const WINDOW_HEIGHT = 400;

const STATES = [
  { mode: 'light', direction: 'ltr' },
  { mode: 'light', direction: 'rtl' },
  { mode: 'dark', direction: 'rtl' },
  { mode: 'dark', direction: 'ltr' },
] as const;

const takeMessages = recordConsole();
const uncaught: string[] = [];

window.addEventListener('error', ({ message }) =>
  uncaught.push(`uncaught: ${message}`),
);
window.addEventListener('unhandledrejection', ({ reason }) =>
  uncaught.push(`unhandled rejection: ${String(reason)}`),
);

/** The frame of a demo as `Demo` draws it, without its toolbar and code. */
function setStage({ id, options }: StagedDemo) {
  const { bg, height, iframe, maxWidth } = options;
  const page = document.querySelector('#page')!;
  const section = document.createElement('section');
  section.className = styles.demo ?? '';
  section.dataset.demo = id;
  section.dataset.bg = bg;
  section.setAttribute('aria-label', id);
  const frame = document.createElement('div');
  frame.className = [styles.frame, iframe ? styles.window : ''].join(' ');
  frame.style.minHeight = height && !iframe ? `${height}px` : '';
  const area = document.createElement('div');
  area.className = styles.area ?? '';
  area.style.maxWidth = maxWidth ? `${maxWidth}px` : '';
  const stage = document.createElement('div');
  stage.dataset.demoStage = '';
  area.append(stage);
  frame.append(area);
  section.append(frame);
  page.append(section);
  return { section, frame, stage };
}

type Stage = ReturnType<typeof setStage>;

function hydrate(
  stage: HTMLElement,
  html: string,
  element: JSX.Element,
): () => void {
  const { markup, removeStyles } = separateStyles(html);
  stage.innerHTML = markup;
  const root = hydrateRoot(stage, element);
  return () => {
    root.unmount();
    removeStyles();
  };
}

function renderAfresh(stage: HTMLElement, element: JSX.Element): () => void {
  const root: Root = createRoot(stage);
  root.render(element);
  return () => root.unmount();
}

/** The document of a frame is another one before it has loaded, at times without a head. */
function waitForWindow(stage: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const examineTarget = ({ target }: Event) => {
      // Browsers begin with an empty document, in quirks mode, which loads too.
      if (
        target instanceof HTMLIFrameElement &&
        target.contentDocument?.compatMode === 'CSS1Compat'
      ) {
        stage.removeEventListener('load', examineTarget, { capture: true });
        resolve();
      }
    };
    stage.addEventListener('load', examineTarget, { capture: true });
  });
}

async function showDemo(demo: StagedDemo): Promise<Stage & { close: () => void }> {
  setState(STATES[0]);
  const parts = setStage(demo);
  let unmount = () => {};
  try {
    const element = createDemoElement(demo, await demos[demo.id]?.typeScript());
    if (demo.html !== null) {
      unmount = hydrate(parts.stage, demo.html, element);
    }
    if (demo.options.iframe || demo.html === null) {
      await waitUntilQuiet();
      unmount();
      const loaded = demo.options.iframe && waitForWindow(parts.stage);
      unmount = renderAfresh(
        parts.stage,
        demo.options.iframe ? (
          <DemoWindow title={demo.id} height={demo.options.height ?? WINDOW_HEIGHT}>
            {element}
          </DemoWindow>
        ) : (
          element
        ),
      );
      await loaded;
    }
    await waitUntilQuiet();
  } catch (error) {
    uncaught.push(`error: ${(error as Error).message}`);
  }
  return {
    ...parts,
    close: () => {
      flushSync(() => unmount());
      parts.section.remove();
    },
  };
}

/** Classes of what is disabled. Base UI adds the attribute in the browser, when React has come. */
const DISABLED = '.Mui-disabled, .base--disabled';

/** Examines a demo in dark mode before it runs, as readers without scripts see it. */
async function examineStatic(demo: StagedDemo): Promise<string[]> {
  if (demo.html === null || demo.options.iframe) {
    return [];
  }
  setState({ mode: 'dark', direction: 'ltr' });
  const { section, stage } = setStage(demo);
  const { markup, removeStyles } = separateStyles(demo.html);
  stage.innerHTML = markup;
  for (const element of stage.querySelectorAll(DISABLED)) {
    element.setAttribute('aria-disabled', 'true');
  }
  const inDark = document.createElement('style');
  inDark.textContent = demo.darkStyles;
  document.head.append(inDark);
  await waitUntilQuiet();
  const violations = await findContrastViolations(section);
  removeStyles();
  inDark.remove();
  section.remove();
  return violations.map((violation) => `static dark: ${violation}`);
}

function setState({ mode, direction }: (typeof STATES)[number]): void {
  modeStore.set(mode);
  themeStore.set({ ...themeStore.get(), direction });
}

function takeProblems(): string[] {
  return [...takeMessages(), ...uncaught.splice(0)];
}

window.demoStage = {
  async examine(demo) {
    takeProblems();
    const violations = await examineStatic(demo);
    const { section, close } = await showDemo(demo);
    const isPage = demo.options.fullWidth === true;
    for (const state of STATES) {
      setState(state);
      await waitUntilQuiet();
      for (const violation of await findStageViolations(section, { isPage })) {
        violations.push(`${state.mode} ${state.direction}: ${violation}`);
      }
    }
    close();
    await waitUntilQuiet();
    return { consoleProblems: takeProblems(), violations };
  },
  async measure(demo) {
    takeProblems();
    const { section, frame, close } = await showDemo(demo);
    const overflow: string[] = [];
    for (const state of STATES.slice(0, 2)) {
      setState(state);
      await waitUntilQuiet();
      for (const problem of findOverflow(frame)) {
        overflow.push(`${state.direction}: ${problem}`);
      }
    }
    overflow.push(...(await findStageViolations(section, { narrow: true })));
    close();
    return { consoleProblems: takeProblems(), overflow };
  },
  async compare(demo, isThemed) {
    takeProblems();
    const differences: string[] = [];
    const modes = ['light', 'dark'] as const;
    for (const mode of modes.slice(0, isThemed ? 1 : 2)) {
      setState({ mode, direction: 'ltr' });
      const module = await demos[demo.id]?.typeScript();
      const seen = [];
      for (const element of [
        createDemoElement(demo, module),
        createPlainElement(demo, module, { mode, isThemed }),
      ]) {
        const { section, stage } = setStage(demo);
        const unmount = renderAfresh(stage, element);
        await waitUntilQuiet();
        seen.push(readStyles(stage));
        flushSync(unmount);
        section.remove();
      }
      const [staged = [], plain = []] = seen;
      for (const difference of compareStyles(staged, plain)) {
        differences.push(`${mode}: ${difference}`);
      }
    }
    return [...differences, ...takeProblems()];
  },
};
