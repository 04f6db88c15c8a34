/**
 * Keeps what the files of the sweep came to, in `reports/sweep`, for `npm run trust:report`.
 * A reporter of Jest, in JavaScript, as Jest does not compile its reporters.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const REPORTS_DIR = fileURLToPath(new URL('../../reports/sweep', import.meta.url));

/** Begins the titles of tests that only say so where a program is missing. */
const NOT_CHECKED = 'NOT CHECKED';

/**
 * @typedef {object} SweptGroup Tests of a file below one title.
 * @property {string} name Title of the outermost `describe`; empty without one.
 * @property {number} tests
 * @property {number} failed
 * @property {number} notChecked Tests that had nothing to run with.
 * @property {string[]} [failures] Titles of those that failed.
 * @property {string | null} date Day on which they were run, ISO; null if they never were.
 */

/** @typedef {{ ancestorTitles: string[], title: string, status: string }} TestResult */

/**
 * @param {readonly TestResult[]} results
 * @param {string} status
 */
const listTitles = (results, status) =>
  results
    .filter((result) => result.status === status)
    .map(({ ancestorTitles, title }) =>
      [...ancestorTitles.slice(1), title].join(' › '),
    );

/**
 * Counts tests that a filter of names has left some out of: what failed and was run again is
 * counted as it came to now, and the day stays that of the run of all.
 *
 * @param {SweptGroup} kept
 * @param {readonly TestResult[]} results
 * @returns {SweptGroup}
 */
function countAgain(kept, results) {
  // A record in an older form does not name the tests that failed.
  if (kept.date === null || kept.failures?.length !== kept.failed) return kept;
  const passed = listTitles(results, 'passed');
  const failures = new Set([
    ...kept.failures.filter((title) => !passed.includes(title)),
    ...listTitles(results, 'failed'),
  ]);
  return { ...kept, failed: failures.size, failures: [...failures] };
}

/**
 * Counts the tests of a file. A group of which a filter of names has left out some stays as
 * it was kept, but for what was run again.
 *
 * @param {readonly TestResult[]} results
 * @param {readonly SweptGroup[]} kept groups of an earlier run
 * @param {string} date ISO day
 * @returns {SweptGroup[]}
 */
export function summarizeTests(results, kept, date) {
  const names = [
    ...new Set(results.map(({ ancestorTitles }) => ancestorTitles[0] ?? '')),
  ];
  return names.map((name) => {
    const own = results.filter(
      ({ ancestorTitles }) => (ancestorTitles[0] ?? '') === name,
    );
    const failures = listTitles(own, 'failed');
    const passed = listTitles(own, 'passed').length;
    const notChecked = own.filter(({ title }) => title.startsWith(NOT_CHECKED));
    const before = kept.find((group) => group.name === name);
    const isWhole = failures.length + passed === own.length;
    if (!isWhole && before) return countAgain(before, own);
    return {
      name,
      tests: own.length,
      failed: isWhole ? failures.length : 0,
      ...(isWhole && { failures }),
      notChecked: notChecked.length,
      date: isWhole ? date : null,
    };
  });
}

/**
 * @example `e2e/axe.e2e.ts` → `axe`
 * @param {string} file
 * @returns null for the faults, which keep counts of their own
 */
function toPart(file) {
  return /[\\/]faults[\\/]/.test(file)
    ? null
    : path.basename(file).replace(/\.(?:sweep|e2e)\.ts$/, '');
}

/** @type {NonNullable<import('@jest/reporters').Reporter['onTestFileResult']>} */
function keepCounts({ context, path: file }, { testResults }) {
  const part = toPart(file);
  if (context.config.displayName?.name !== 'sweep' || part === null) return;
  // A file that could not be started has counted nothing.
  if (testResults.length === 0) return;
  const report = path.join(REPORTS_DIR, `${part}.json`);
  const kept = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8')).groups
    : [];
  const today = new Date().toISOString().slice(0, 10);
  const groups = summarizeTests(testResults, kept, today);
  mkdirSync(REPORTS_DIR, { recursive: true });
  writeFileSync(report, `${JSON.stringify({ groups }, null, 2)}\n`);
}

export default class SweepReporter {
  onTestFileResult = keepCounts;
}
