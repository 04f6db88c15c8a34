import type { ComponentType } from 'react';
import { createLoopGuard } from '../../../../lib/demos/loopGuardRuntime';
import { LOOP_GUARD_NAME } from '../../../../lib/demos/loopGuard';
import {
  mergeComponentTexts,
  type ComponentTextsModule,
} from '../../../../state/mergeComponentTexts';
import type { ThemeState } from '../../../../lib/theme/themeState';
import { addTypeface } from '../../Demo/addTypeface';
import type {
  CompiledModule,
  MessageFromRunner,
  MessageToRunner,
} from '../runnerProtocol';
import { createModuleLookup } from './createModuleLookup';
import type { Stage } from './createStage';
import { describeFailure, SOURCE_PREFIX } from './describeFailure';
import { watchHeight } from './watchHeight';

/**
 * The document in which edited demos run. It has an origin of its own and no way out:
 * its policy allows no request at all, so the packages come as text from the page.
 */

type ModuleFunction = (
  require: (name: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
  loopGuard: unknown,
) => void;

interface PackedExports {
  modules: Record<string, () => unknown>;
}

/** Exports of the group of the demo's library. */
interface StageExports {
  stage: (container: HTMLElement) => Stage;
  modules: Readonly<Record<string, unknown>>;
}

const lookup = createModuleLookup();
const page = window.parent;
const container = document.getElementById('stage') as HTMLElement;

let stage: Stage | undefined;
/** Modules that a demo has from the stage, where others have them from the package. */
let stagedModules: Readonly<Record<string, unknown>> = {};
let currentRun = 0;
let ownModules: string[] = [];
let reportHeight = () => {};
let reported = new Set<unknown>();

function post(message: MessageFromRunner): void {
  // The page's origin is not known here; the messages hold nothing secret.
  page.postMessage(message, '*');
}

const channel = new MessageChannel();
let endTurn = () => {};
channel.port1.onmessage = () => endTurn();

const loopGuard = createLoopGuard({
  now: () => performance.now(),
  afterTurn(callback) {
    endTurn = callback;
    channel.port2.postMessage(null);
  },
});

/** Turns CommonJS text into a function; the global scope is all it sees of this file. */
function evaluateModule(code: string, name: string): ModuleFunction {
  // The wrapper stands in the first line, so that lines stay those of the text.
  const text = `(function(require,module,exports,${LOOP_GUARD_NAME}){${code}\n})\n//# sourceURL=${name}`;
  return (0, eval)(text) as ModuleFunction;
}

function runModule(code: string, name: string, require = lookup.require): unknown {
  const module = { exports: {} as unknown };
  evaluateModule(code, name)(require, module, module.exports, loopGuard);
  return module.exports;
}

const requireInDemo = (name: string) => stagedModules[name] ?? lookup.require(name);

function reportFailure(thrown: unknown): void {
  // React throws again what a boundary has caught.
  if (reported.has(thrown)) {
    return;
  }
  reported.add(thrown);
  post({ type: 'failed', run: currentRun, failure: describeFailure(thrown) });
}

function prepare({ groups, modules }: MessageToRunner & { type: 'prepare' }): void {
  for (const { name, code } of groups) {
    const { modules: packed } = runModule(
      code,
      `packages/${name}.js`,
    ) as PackedExports;
    lookup.define(packed);
  }
  if (!stage) {
    const { stage: createStage, modules: staged } = lookup.require(
      'portal/stage',
    ) as StageExports;
    stage = createStage(container);
    stagedModules = staged;
  }
  for (const name of modules) {
    try {
      lookup.require(name);
    } catch {
      // The demo will import it again, and then the error is reported.
    }
  }
  post({ type: 'prepared' });
}

function defineOwnModules(modules: readonly CompiledModule[]): void {
  lookup.forget(ownModules);
  const runs = modules.flatMap(({ specifier, code, file }) => [
    // Imports may name a file with its ending; it runs once all the same.
    [`./${file}`, () => lookup.require(specifier)] as const,
    [
      specifier,
      () => runModule(code, `${SOURCE_PREFIX}${file}`, requireInDemo),
    ] as const,
  ]);
  ownModules = runs.map(([name]) => name);
  lookup.define(Object.fromEntries(runs));
}

/** The classes of Tailwind, which no module of the demo imports. */
const stylesOfDemo = document.createElement('style');

function run({
  run: number,
  modules,
  theme,
  styles,
}: MessageToRunner & { type: 'run' }) {
  currentRun = number;
  reported = new Set();
  try {
    defineOwnModules(modules);
    const { default: Component } = lookup.require(ownModules[0] ?? '') as {
      default?: ComponentType;
    };
    if (Component === undefined) {
      throw new Error('The demo has no default export.');
    }
    applyTheme(theme);
    stylesOfDemo.textContent = styles;
    document.head.append(stylesOfDemo);
    stage?.show(Component, {
      onRendered() {
        post({ type: 'rendered', run: number });
        // The page ignores heights while code starts or fails.
        reportHeight();
      },
      onError: reportFailure,
    });
  } catch (error) {
    reportFailure(error);
  }
}

function applyTheme(theme: ThemeState): void {
  stage?.applyTheme(theme);
}

/** Day.js of the demo's packages, where they hold it: the pickers' demos use it. */
interface DateLibrary {
  locale(dates: unknown, object: undefined, isLocal: boolean): unknown;
}

function registerDates(dates: unknown): boolean {
  try {
    const { default: dayjs } = lookup.require('dayjs') as { default: DateLibrary };
    dayjs.locale(dates, undefined, true);
    return true;
  } catch {
    return false;
  }
}

function applyTexts(code: string | null): void {
  try {
    stage?.applyTexts(
      code === null
        ? null
        : mergeComponentTexts(
            runModule(code, 'texts.js') as ComponentTextsModule,
            registerDates,
          ),
    );
  } catch {
    // The components stay in the language they have.
  }
}

function handleMessage({ source, data }: MessageEvent<MessageToRunner>): void {
  if (source !== page) {
    return;
  }
  switch (data.type) {
    case 'prepare':
      prepare(data);
      break;
    case 'run':
      run(data);
      break;
    case 'theme':
      applyTheme(data.theme);
      break;
    case 'texts':
      applyTexts(data.code);
      break;
    case 'typeface':
      void addTypeface(document, data.typeface);
      break;
    case 'hold':
      document.documentElement.toggleAttribute('data-held', data.held);
      break;
    case 'ping':
      post({ type: 'alive' });
  }
}

/** A policy does not hold back everything that can reach the network. */
function closeSideDoors(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
    Object.defineProperty(window, name, { value: undefined });
  }
}

/** A link of a demo would take the frame away from the demo. */
function holdLinks(event: MouseEvent): void {
  const link = event
    .composedPath()
    .find((target) => target instanceof HTMLAnchorElement);
  if (link && !link.getAttribute('href')?.startsWith('#')) {
    event.preventDefault();
  }
}

if (page !== window) {
  closeSideDoors();
  window.addEventListener('message', handleMessage);
  window.addEventListener('error', ({ error, message }) => {
    if (!message.startsWith('ResizeObserver loop')) {
      reportFailure(error ?? new Error(message));
    }
  });
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportFailure(reason),
  );
  document.addEventListener('click', holdLinks);
  reportHeight = watchHeight(container, (height) =>
    post({ type: 'resized', height }),
  );
  container.textContent = '';
  post({ type: 'ready', isolated: window.origin === 'null' });
}
