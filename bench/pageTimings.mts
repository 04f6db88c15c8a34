/** Performance entries of a page load; times in milliseconds since its start. */
export interface PageRecord {
  firstPaint: number;
  largestPaint: number;
  longTasks: { start: number; duration: number }[];
  shifts: { start: number; value: number }[];
}

/** Timings of a page load. */
export interface PageTimings {
  /** First contentful paint, in milliseconds. */
  fcp: number;
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Total blocking time after the first paint, in milliseconds. */
  tbt: number;
}

/** A task may take so long before it blocks, in milliseconds. */
const TASK_LIMIT = 50;

/** Shifts with less than this between them belong together, in milliseconds … */
const SESSION_GAP = 1000;
/** … for at most so long. Source: web.dev/articles/cls */
const SESSION_LENGTH = 5000;

/**
 * Adds up what tasks took beyond 50 ms each. Of one that had begun before, the part after
 * the first paint counts.
 */
export function sumBlocking({ firstPaint, longTasks }: PageRecord): number {
  return longTasks.reduce((sum, { start, duration }) => {
    const visible = start + duration - Math.max(start, firstPaint);
    return sum + Math.max(0, visible - TASK_LIMIT);
  }, 0);
}

/** Finds the session of shifts that moved the most, and says how much it did. */
export function findLayoutShift(shifts: PageRecord['shifts']): number {
  let session = { start: -Infinity, last: -Infinity, value: 0 };
  let largest = 0;
  for (const { start, value } of [...shifts].sort((a, b) => a.start - b.start)) {
    const belongs =
      start - session.last < SESSION_GAP && start - session.start < SESSION_LENGTH;
    session = belongs
      ? { ...session, last: start, value: session.value + value }
      : { start, last: start, value };
    largest = Math.max(largest, session.value);
  }
  return largest;
}

/** Computes the figures of a load from what was noted. */
export function computeTimings(record: PageRecord): PageTimings {
  return {
    fcp: record.firstPaint,
    lcp: record.largestPaint,
    cls: findLayoutShift(record.shifts),
    tbt: sumBlocking(record),
  };
}
