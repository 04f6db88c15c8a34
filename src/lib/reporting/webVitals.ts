/** A layout shift as the browser reports it. */
export interface LayoutShift {
  /** Share of the window that moved, without unit. */
  value: number;
  /** Milliseconds since the page was opened. */
  startTime: number;
  /** Follows from what the reader did, so it is expected. */
  hadRecentInput: boolean;
}

/** A key press, click or tap as the browser reports it. */
export interface Interaction {
  /** The same for all events of one interaction; 0 for events that belong to none. */
  interactionId: number;
  /** From the input to the next frame, in milliseconds. */
  duration: number;
}

/** Shifts further apart than this belong to different windows, in milliseconds. */
const SHIFT_GAP_MS = 1000;

/** Longest window of shifts, in milliseconds. */
const SHIFT_WINDOW_MS = 5000;

/** Number of interactions for each outlier that may be slower than the reported one. */
const INTERACTIONS_AN_OUTLIER = 50;

/**
 * Cumulative layout shift: the worst window of shifts that follow each other within a
 * second and last five at most. Source: definition of CLS, web.dev.
 *
 * @param shifts in the order in which they happened
 * @returns a share without unit; 0 where nothing moved
 *
 * @example
 * shiftsToCls([{ value: 0.1, startTime: 0, hadRecentInput: false }]) // → 0.1
 */
export function shiftsToCls(shifts: readonly LayoutShift[]): number {
  let worst = 0;
  let sum = 0;
  let first = 0;
  let last = -Infinity;
  for (const { value, startTime, hadRecentInput } of shifts) {
    if (hadRecentInput) continue;
    if (startTime - last >= SHIFT_GAP_MS || startTime - first >= SHIFT_WINDOW_MS) {
      sum = 0;
      first = startTime;
    }
    sum += value;
    last = startTime;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/**
 * Interaction to next paint: the slowest interaction of the page, leaving out one outlier
 * in fifty. Source: definition of INP, web.dev.
 *
 * @returns milliseconds; null where the reader did nothing
 *
 * @example
 * interactionsToInp([{ interactionId: 1, duration: 40 }]) // → 40
 */
export function interactionsToInp(
  interactions: readonly Interaction[],
): number | null {
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of interactions) {
    if (interactionId) {
      longest.set(
        interactionId,
        Math.max(duration, longest.get(interactionId) ?? 0),
      );
    }
  }
  const slowestFirst = [...longest.values()].sort((a, b) => b - a);
  return (
    slowestFirst[Math.floor(slowestFirst.length / INTERACTIONS_AN_OUTLIER)] ?? null
  );
}
