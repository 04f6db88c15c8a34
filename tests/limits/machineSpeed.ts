/** The machine with which others are compared. */
export const REFERENCE = {
  name: 'two idle cores of an AMD EPYC, 2026',
  /** Duration of a round of the work (`work.mjs`) on it, in milliseconds. */
  milliseconds: 100,
} as const;

/** So much longer limits may get: what hangs must end on the slowest machine, too. */
const MOST = 5;

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

/** The middle one of several measurements: a single pause counts for nothing. */
function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

/** Speed of a machine, relative to the reference. */
export interface MachineSpeed {
  /** 1 = as fast as the reference, 0.5 = half as fast. */
  speed: number;
  /** Factor of all limits; at least 1. */
  factor: number;
}

/**
 * Compares a machine with the reference.
 *
 * @param rounds how long each round of the work took, in milliseconds
 * @example compareWithReference([500, 490, 2000]) // → { speed: 0.5, factor: 2 }
 */
export function compareWithReference(rounds: readonly number[]): MachineSpeed {
  const ratio = findMedian(rounds) / REFERENCE.milliseconds;
  return {
    speed: roundToTenth(1 / ratio),
    factor: Math.min(MOST, Math.max(1, roundToTenth(ratio))),
  };
}

/** Says what was measured, in one line. */
export function describeSpeed({ speed, factor }: MachineSpeed): string {
  const limits =
    factor === 1 ? 'limits stay as they are' : `limits are ${factor} times as long`;
  return `This machine: ${speed} of the reference (${REFERENCE.name}); ${limits}.`;
}

/**
 * Reads the factor that was handed down to a process.
 *
 * @returns 1 where nothing was measured
 * @throws if it is no number from 1 on
 */
export function parseFactor(text: string | undefined): number {
  if (text === undefined || text === '') return 1;
  const factor = Number(text);
  if (!(factor >= 1 && factor < Infinity)) {
    throw new Error(`Limits can be 1 or more times as long, not "${text}" times.`);
  }
  return factor;
}
