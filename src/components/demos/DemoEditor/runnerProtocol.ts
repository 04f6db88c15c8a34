import type { ThemeState } from '../../../lib/theme/themeState';
import type { LoadedTypeface } from '../Demo/addTypeface';

/** Packages of a group, packed. */
export interface PackedGroup {
  name: string;
  /** CommonJS; `exports.modules` holds a function for each module, by its name. */
  code: string;
}

/** A module of the edited demo, ready to run. */
export interface CompiledModule {
  /** File name as the reader knows it, for messages. */
  file: string;
  /**
   * Specifier by which the demo imports it: `./shipments`; the demo itself is `./` and its
   * name.
   */
  specifier: string;
  /** CommonJS with guarded loops; lines are those of the file. */
  code: string;
}

/** Messages from the page to the frame. */
export type MessageToRunner =
  | { type: 'prepare'; groups: PackedGroup[]; modules: string[] }
  | {
      type: 'run';
      run: number;
      modules: CompiledModule[];
      theme: ThemeState;
      /** Style sheet of the demo beside its modules; null where it has none. */
      styles: string | null;
    }
  | { type: 'theme'; theme: ThemeState }
  /** The typeface of the library's theme, which the frame may not load. */
  | { type: 'typeface'; typeface: LoadedTypeface }
  /** Texts of components, as CommonJS of the module of a language; null for English. */
  | { type: 'texts'; code: string | null }
  /** Whether what moves without end is held. */
  | { type: 'hold'; held: boolean }
  | { type: 'ping' };

/** An error in a demo, with its place. */
export interface DemoFailure {
  /** Class of the error: `TypeError`. */
  name: string;
  message: string;
  place: FailurePlace | null;
}

/** A place in the code as it was edited. */
export interface FailurePlace {
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1; browsers name no column of the code as it was edited. */
  column?: number;
  /** Characters from there that are wrong. */
  length?: number;
}

/** Messages from the frame to the page. */
export type MessageFromRunner =
  | { type: 'ready'; isolated: boolean }
  | { type: 'prepared' }
  | { type: 'rendered'; run: number }
  | { type: 'failed'; run: number; failure: DemoFailure }
  | { type: 'resized'; height: number }
  | { type: 'alive' };

/** Longest text of a failure that is shown, in characters. */
const MESSAGE_MAX_LENGTH = 2_000;

/** Tallest frame, in pixels: a demo of `100vh` would else grow with its own frame. */
export const FRAME_MAX_HEIGHT = 1_200;

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

const shorten = (text: string) => text.slice(0, MESSAGE_MAX_LENGTH);

function parsePlace(value: unknown): DemoFailure['place'] {
  return isFields(value) && typeof value.file === 'string' && isCount(value.line)
    ? { file: shorten(value.file), line: value.line }
    : null;
}

function parseFailure(value: unknown): DemoFailure | null {
  return isFields(value) &&
    typeof value.name === 'string' &&
    typeof value.message === 'string'
    ? {
        name: shorten(value.name),
        message: shorten(value.message),
        place: parsePlace(value.place),
      }
    : null;
}

/**
 * Checks a message that says it comes from the frame of a demo. Whatever the reader's code runs
 * there can send the same messages, so nothing but their shape is believed and nothing of them
 * is taken for markup.
 *
 * @returns the message with its known fields alone; null for anything else
 */
export function parseRunnerMessage(data: unknown): MessageFromRunner | null {
  if (!isFields(data)) {
    return null;
  }
  switch (data.type) {
    case 'ready':
      return { type: 'ready', isolated: data.isolated === true };
    case 'prepared':
      return { type: 'prepared' };
    case 'alive':
      return { type: 'alive' };
    case 'rendered':
      return isCount(data.run) ? { type: 'rendered', run: data.run } : null;
    case 'failed': {
      const failure = parseFailure(data.failure);
      return failure && isCount(data.run)
        ? { type: 'failed', run: data.run, failure }
        : null;
    }
    case 'resized':
      return typeof data.height === 'number' && data.height >= 0
        ? { type: 'resized', height: Math.min(data.height, FRAME_MAX_HEIGHT) }
        : null;
    default:
      return null;
  }
}

/** Messages a frame may send in one second; more is a flood. */
export const MESSAGES_PER_SECOND = 120;

/**
 * Counts messages per second of the page's clock.
 *
 * @param now clock in milliseconds
 * @returns a function that counts one message and says whether it is one too many
 */
export function createRateLimiter(now: () => number): () => boolean {
  let second = -Infinity;
  let count = 0;
  return () => {
    const time = now();
    if (time - second >= 1000) {
      second = time;
      count = 0;
    }
    count += 1;
    return count > MESSAGES_PER_SECOND;
  };
}
