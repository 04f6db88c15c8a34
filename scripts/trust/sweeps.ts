/** The slow part of the browser tests but for the faults: files of `e2e`, and what they show. */
export const SWEEPS: Readonly<Record<string, string>> = {
  demos: 'every demo passes all checks, opened in a browser',
  'plain-themes':
    'every demo has the computed styles that it has in an app with the default theme, in both palette modes',
  axe: 'axe finds no violation on any page, light and dark, left to right and right to left, 1280 and 360 px wide',
  console: 'no page says anything in the console, or asks for a file in vain',
  'built-pages':
    'the HTML of every page is valid, its head whole, and every link leads to a place that is there',
  'no-script': 'every page has its text without JavaScript',
  'first-paint':
    'the first frame of each kind of page is the settled one, whatever is stored',
  focus:
    'each stop of the keyboard is marked, not covered and changes nothing, from the beginning of a page to its end and back, on each kind of page',
  reflow:
    'each kind of page is read in the order of the screen, and fits its window at every width from 320 to 1920 px, at 400 % and with text of twice the size',
  'reading-place':
    'what was read stays where it was on the way back, on pages of each library with demos, 390 and 1280 px wide',
  'opened-demos': 'axe finds no violation in what demos open',
  'opened-states':
    'axe finds no violation in what is open on each kind of page: menus, dialogs, search, code, and more',
  overrides:
    'code that restyles a part of a demo changes that part and nothing else, wherever it is offered',
  'variants-equal': 'demos look the same in each way of styling them',
  sandbox: 'the project of a demo is installed, built and runs',
  'example-projects': 'an example project is installed, built and runs',
  'license-key':
    'the Pro and Premium packages are given the licence key of the portal, and judge it',
  'code-blocks':
    'code on pages type-checks with packages that the portal does not install',
  'guide-projects':
    'a project that pages print is made with their commands and files, built and runs',
  'bad-input': 'a build with bad input ends with 1, and names the place',
  'broken-inputs': 'the same, for each of the broken inputs that are kept',
  reproducible:
    'two builds give the same bytes: without git and network, in little memory, in another time zone, and with what an earlier build has kept',
  'base-url': 'all of it works below a path',
  hosting: 'nginx serves it as it is meant to be served',
};

/** Tests of a file below one title. */
export interface SweptGroup {
  name: string;
  tests: number;
  failed: number;
  /** Titles of those that failed; absent in counts of an older form. */
  failures?: string[];
  /** Tests that had nothing to run with. */
  notChecked: number;
  /** Day on which they were run, ISO; null if they never were. */
  date: string | null;
}

/** Outcome of a file of the sweep. */
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

/** Counts of all groups of a part that were run. */
export interface SweepCounts {
  /** Tests that were run. */
  tests: number;
  failed: number;
  /** Tests that had nothing to run with, and those of groups that were never run. */
  notRun: number;
  /** Day of the oldest run that counts, ISO; null where there was none. */
  date: string | null;
}

/** Adds up the groups of a part of the sweep. */
export function countTests(groups: readonly SweptGroup[]): SweepCounts {
  const counts: SweepCounts = { tests: 0, failed: 0, notRun: 0, date: null };
  for (const { tests, failed, notChecked, date } of groups) {
    if (date === null) {
      counts.notRun += tests;
      continue;
    }
    counts.tests += tests - notChecked;
    counts.failed += failed;
    counts.notRun += notChecked;
    counts.date = counts.date === null || date < counts.date ? date : counts.date;
  }
  return counts;
}
