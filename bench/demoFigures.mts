/** What one visit to a page came to, at one moment. */
export interface DemoFigures {
  /** Tasks over 50 ms. */
  longTasks: number;
  /** Longest task, in milliseconds on the clock; 0 where none was long. */
  longest: number;
  /** Most work of a single task, in milliseconds of the processor. */
  work: number;
  /** What tasks took beyond 50 ms each, in milliseconds. */
  blocked: number;
  /** Memory of scripts after a collection, in bytes. */
  heap: number;
  /** What was transferred, in bytes. */
  transferred: number;
  /** The scripts in it. */
  scripts: number;
  /** Demos that run. */
  live: number;
}

/** No task may do more work while the page loads, in milliseconds of the processor. */
export const LONGEST_TASK = 200;

/** @throws for an empty list */
export function findMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [upper, lower] = [sorted[middle], sorted[middle - 1]];
  if (upper === undefined) {
    throw new Error('There is no median of nothing.');
  }
  return sorted.length % 2 === 1 ? upper : (upper + (lower ?? upper)) / 2;
}

/** The median of each figure over several visits. */
export function findMedians(visits: readonly DemoFigures[]): DemoFigures {
  const [first] = visits;
  const keys = Object.keys(first ?? {}) as (keyof DemoFigures)[];
  return Object.fromEntries(
    keys.map((key) => [key, findMedian(visits.map((visit) => visit[key]))]),
  ) as unknown as DemoFigures;
}

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
  const cells = [
    ['', ...COLUMNS.map(([title]) => title)],
    ...rows.map(([moment, figures]) => [
      moment,
      ...COLUMNS.map(([, format]) => format(figures)),
    ]),
  ];
  const widths = cells[0]!.map((_, column) =>
    Math.max(...cells.map((row) => row[column]!.length)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0
            ? cell.padEnd(widths[column]!)
            : cell.padStart(widths[column]!),
        )
        .join('  '),
    )
    .join('\n');
}

/** Whether the page holds what is promised, in a sentence. */
export function renderLimit({ work }: DemoFigures): string {
  return work <= LONGEST_TASK
    ? `No task over ${LONGEST_TASK} ms while the page loads: the longest does ${toMilliseconds(work)} of work.`
    : `A task of ${toMilliseconds(work)} holds up the page while it loads; ${LONGEST_TASK} ms are allowed.`;
}
