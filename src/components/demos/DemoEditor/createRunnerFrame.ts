/** Over 300 lines: the life of one frame, whose steps share its state. */
import manifest from '@generated/demo-runner/default/manifest.json';
import { RUNNER_SANDBOX } from '../../../lib/demos/runnerSandbox';
import type { ThemeState } from '../../../lib/theme/themeState';
import type { DemoLibrary } from '../Demo/DemoLibrary';
import { loadTypeface } from '../Demo/showTypeface';
import { choosePackages } from './choosePackages';
import type { CompiledDemo } from './compileDemo';
import { createHeartbeat } from './createHeartbeat';
import { isIsolatedByHost } from './isIsolatedByHost';
import { loadPackages } from './loadPackages';
import {
  createRateLimiter,
  parseRunnerMessage,
  type DemoFailure,
  type MessageFromRunner,
  type MessageToRunner,
} from './runnerProtocol';

/** Callbacks of a frame to its editor. */
export interface RunnerFrameReports {
  onRendered: () => void;
  /** The demo threw; what it shows besides goes on. */
  onFailure: (failure: DemoFailure) => void;
  /** The frame had to be removed. */
  onStop: (failure: DemoFailure) => void;
  onHeight: (height: number) => void;
}

export interface RunnerFrameOptions extends RunnerFrameReports {
  /** Element the frame is put into. */
  host: HTMLElement;
  library: DemoLibrary;
  /** Accessible name of the frame. */
  title: string;
  /** Path of the portal, with slashes. */
  baseUrl: string;
}

/** A frame that runs one demo after another, until it is removed. */
export interface RunnerFrame {
  /** @param styles style sheet of the demo; never rejects */
  run(
    demo: CompiledDemo,
    theme: ThemeState,
    styles?: Promise<string | null>,
  ): Promise<void>;
  applyTheme(theme: ThemeState): void;
  /** @param code module of the components' texts; null for English */
  applyTexts(code: string | null): void;
  /** Holds what moves without end, or lets it go on. */
  applyHold(held: boolean): void;
  remove(): void;
}

/** Time for the frame to load, in milliseconds, before it counts as missing. */
const START_MS = 20_000;

/** Time for a frame to take its packages, in milliseconds, before it counts as hung. */
const PREPARE_MS = 10_000;

/**
 * Browsers keep the process of a removed frame for the next one, Chrome for two seconds.
 * If it hung, a new frame would hang in it, so the next one waits until it has gone.
 */
const HUNG_PROCESS_MS = 2_500;

/** End of that time, on the page's clock; all frames of a page share a process. */
let hungUntil = -Infinity;

const describeStop = (message: string): DemoFailure => ({
  name: 'Stopped',
  message,
  place: null,
});

function createElement({ title, baseUrl }: RunnerFrameOptions): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.title = title;
  // The host says the same by header; here it holds on hosts that do not.
  element.setAttribute('sandbox', RUNNER_SANDBOX);
  element.setAttribute('referrerpolicy', 'no-referrer');
  element.src = `${baseUrl}${manifest.frame}`;
  return element;
}

/**
 * Opens a frame for edited code. The code runs without origin, storage or network, and the page
 * believes nothing it says but the shape of its messages.
 */
export function createRunnerFrame(options: RunnerFrameOptions): RunnerFrame {
  const { host, library, baseUrl, onRendered, onFailure, onStop, onHeight } =
    options;
  const element = createElement(options);
  const isFlood = createRateLimiter(() => performance.now());
  const loaded = new Set<string>();
  const heartbeat = createHeartbeat({
    ask: () => post({ type: 'ping' }),
    onSilence: () => stopHungFrame('The demo did not answer for a second.'),
  });
  let isRemoved = false;
  let isPrepared = false;
  let texts: string | null = null;
  let run = 0;
  let loads = 0;
  let preparing: Promise<void> = Promise.resolve();
  let prepareTimer: number | undefined;
  /** Longest that the frame has taken for packages, in milliseconds: how fast this device is. */
  let longestPrepare = 0;
  let resolveReady = () => {};
  let resolvePrepared = () => {};
  const ready = new Promise<void>((resolve) => {
    resolveReady = resolve;
  });
  let startTimer = window.setTimeout(
    open,
    Math.max(0, hungUntil - performance.now()),
  );

  function open(): void {
    if (navigator.serviceWorker?.controller) {
      void openThroughWorker();
    } else {
      append();
    }
  }

  /** A worker never sees frames with the attribute, so without a network they stay empty. */
  async function openThroughWorker(): Promise<void> {
    if (await isIsolatedByHost(element.src)) {
      element.removeAttribute('sandbox');
    }
    if (!isRemoved) {
      append();
    }
  }

  function append(): void {
    host.append(element);
    startTimer = window.setTimeout(
      () => stop('The frame for edited demos did not load.'),
      START_MS,
    );
  }

  function post(message: MessageToRunner): void {
    // A document without origin can only be addressed by its window.
    element.contentWindow?.postMessage(message, '*');
  }

  /** Before its packages are there, the frame has no stage that could take them. */
  function postTexts(): void {
    if (isPrepared) {
      post({ type: 'texts', code: texts });
    }
  }

  function remove(): void {
    isRemoved = true;
    window.clearTimeout(startTimer);
    window.clearTimeout(prepareTimer);
    window.removeEventListener('message', handleMessage);
    heartbeat.stop();
    element.remove();
  }

  function stop(message: string): void {
    // Packages that fail to load may say so after the frame has gone.
    if (isRemoved) {
      return;
    }
    remove();
    onStop(describeStop(message));
  }

  function stopHungFrame(message: string): void {
    hungUntil = performance.now() + HUNG_PROCESS_MS;
    stop(message);
  }

  function handleFailure({ failure }: MessageFromRunner & { type: 'failed' }): void {
    if (failure.name === 'EndlessCodeError') {
      // Timers and effects of the demo would start it again.
      remove();
      onStop(failure);
    } else {
      onFailure(failure);
    }
  }

  function handleMessage({ source, data }: MessageEvent<unknown>): void {
    // The last messages of a removed frame have no source window.
    if (source === null || source !== element.contentWindow) {
      return;
    }
    if (isFlood()) {
      stop('The demo sent too many messages.');
      return;
    }
    const message = parseRunnerMessage(data);
    switch (message?.type) {
      case 'ready':
        window.clearTimeout(startTimer);
        if (message.isolated) {
          resolveReady();
        } else {
          stop('This browser does not isolate the frame for edited demos.');
        }
        break;
      case 'prepared':
        resolvePrepared();
        break;
      case 'alive':
        heartbeat.note();
        break;
      case 'resized':
        onHeight(message.height);
        break;
      case 'rendered':
        if (message.run === run) onRendered();
        break;
      case 'failed':
        if (message.run === run) handleFailure(message);
        break;
    }
  }

  function handleLoad(): void {
    loads += 1;
    if (loads > 1) {
      stop('The demo left its frame.');
    }
  }

  /** Prepares demos one after the other: the frame does not say which of two it has answered. */
  function prepareNext(demo: CompiledDemo): Promise<void> {
    const prepared = preparing.then(() => prepare(demo));
    preparing = prepared.catch(() => {});
    return prepared;
  }

  async function prepare({ requires }: CompiledDemo): Promise<void> {
    const names = choosePackages(manifest, requires, library).filter(
      (name) => !loaded.has(name),
    );
    const [groups] = await Promise.all([loadPackages(names, baseUrl), ready]);
    if (isRemoved) {
      return;
    }
    names.forEach((name) => loaded.add(name));
    const prepared = new Promise<void>((resolve) => {
      resolvePrepared = resolve;
    });
    // Code of an earlier run may hold the frame up just now.
    prepareTimer = window.setTimeout(
      () => stopHungFrame('The demo did not answer when it was to start again.'),
      PREPARE_MS,
    );
    const start = performance.now();
    post({ type: 'prepare', groups, modules: requires });
    await prepared;
    longestPrepare = Math.max(longestPrepare, performance.now() - start);
    window.clearTimeout(prepareTimer);
    if (!isPrepared) {
      isPrepared = true;
      postTexts();
    }
  }

  /** It does not hold the demo up, which begins with letters of the system. */
  async function sendTypeface(): Promise<void> {
    const [typeface] = await Promise.all([loadTypeface(library), ready]);
    if (typeface && !isRemoved) {
      post({ type: 'typeface', typeface });
    }
  }

  window.addEventListener('message', handleMessage);
  void sendTypeface();
  element.addEventListener('load', handleLoad);

  return {
    async run(demo, theme, styles = Promise.resolve(null)) {
      run += 1;
      const number = run;
      // Packages that start are trusted code and may take their time.
      heartbeat.stop();
      try {
        await prepareNext(demo);
      } catch (error) {
        stop(`The packages did not load: ${(error as Error).message}.`);
        return;
      }
      const css = await styles;
      if (number === run && element.isConnected) {
        post({ type: 'run', run, modules: demo.modules, theme, styles: css });
        heartbeat.start(longestPrepare);
      }
    },
    applyTheme: (theme) => post({ type: 'theme', theme }),
    applyTexts(code) {
      texts = code;
      postTexts();
    },
    applyHold(held) {
      void ready.then(() => post({ type: 'hold', held }));
    },
    remove,
  };
}
