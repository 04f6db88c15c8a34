/** The slow part of the browser tests but for the faults: files of `e2e`, and what they show. */
export const SWEEPS: Readonly<Record<string, string>> = {
  axe: 'axe finds no violation on any page, light and dark, left to right and right to left, 1280 and 360 px wide',
  console: 'no page says anything in the console, or asks for a file in vain',
  'no-script': 'every page has its text without JavaScript',
  'first-paint':
    'the first frame of each kind of page is the settled one, whatever is stored',
  'opened-demos': 'axe finds no violation in what demos open',
  'variants-equal': 'demos look the same in each way of styling them',
  sandbox: 'the project of a demo is installed, built and runs',
  'bad-input': 'a build with bad input ends with 1, and names the place',
  'broken-inputs': 'the same, for each of the broken inputs that are kept',
  reproducible: 'two builds give the same bytes, without git, in little memory',
  'base-url': 'all of it works below a path',
  hosting: 'nginx serves it as it is meant to be served',
};

/** Tests of a file below one title. */
export interface SweptGroup {
  name: string;
  tests: number;
  failed: number;
  /** Tests that had nothing to run with. */
  notChecked: number;
  /** Day on which they were run, ISO; null if they never were. */
  date: string | null;
}

/** What a file of the sweep came to. */
export interface Sweep {
  /** Name of the file: a key of `SWEEPS`. */
  part: string;
  groups: SweptGroup[];
}

function isGroup(value: unknown): value is SweptGroup {
  const { name, tests, failed, notChecked, date } = (value ?? {}) as Record<
    string,
    unknown
  >;
  return (
    typeof name === 'string' &&
    [tests, failed, notChecked].every(Number.isInteger) &&
    (date === null || typeof date === 'string')
  );
}

/**
 * Reads what `sweepReporter.mjs` has kept.
 *
 * @throws if the file is not one of a sweep
 */
export function parseSweep(part: string, text: string): Sweep {
  const { groups } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
  if (!Array.isArray(groups) || !groups.every(isGroup) || !(part in SWEEPS)) {
    throw new Error('This is not what a sweep writes.');
  }
  return { part, groups };
}
