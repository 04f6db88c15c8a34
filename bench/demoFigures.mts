import { renderColumns } from './renderColumns.mts';

/** Measurements of one visit to a page at one moment. */
export interface DemoFigures {
  /** Tasks over 50 ms. */
  longTasks: number;
  /** Longest task, in milliseconds on the clock; 0 where none was long. */
  longest: number;
  /** Most work of a single task, in milliseconds of the processor. */
  work: number;
  /** Blocking time: the part of each task beyond 50 ms, summed, in milliseconds. */
  blocked: number;
  /** Memory of scripts after a collection, in bytes. */
  heap: number;
  /** Transferred bytes. */
  transferred: number;
  /** The scripts in it. */
  scripts: number;
  /** Demos that run. */
  live: number;
}

/** No task may do more work while the page loads, in milliseconds of the processor. */
export const LONGEST_TASK = 200;

const toMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const toKilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const toMilliseconds = (time: number) => `${Math.round(time)} ms`;

const COLUMNS: readonly [string, (figures: DemoFigures) => string][] = [
  ['live', ({ live }) => String(live)],
  ['long tasks', ({ longTasks }) => String(longTasks)],
  ['longest', ({ longest }) => toMilliseconds(longest)],
  ['most work', ({ work }) => toMilliseconds(work)],
  ['blocked', ({ blocked }) => toMilliseconds(blocked)],
  ['heap', ({ heap }) => toMegabytes(heap)],
  ['transferred', ({ transferred }) => toKilobytes(transferred)],
  ['scripts', ({ scripts }) => toKilobytes(scripts)],
];

/** A table, one row a moment. */
export function renderFigures(rows: readonly [string, DemoFigures][]): string {
  return renderColumns([
    ['', ...COLUMNS.map(([title]) => title)],
    ...rows.map(([moment, figures]) => [
      moment,
      ...COLUMNS.map(([, format]) => format(figures)),
    ]),
  ]);
}

/** Whether the page holds what is promised, in a sentence. */
export function renderLimit({ work }: DemoFigures): string {
  return work <= LONGEST_TASK
    ? `No task over ${LONGEST_TASK} ms while the page loads: the longest does ${toMilliseconds(work)} of work.`
    : `A task of ${toMilliseconds(work)} holds up the page while it loads; ${LONGEST_TASK} ms are allowed.`;
}
