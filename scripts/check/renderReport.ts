import { CHECK_NAMES } from './planChecks';
import type { CheckName, CheckOutcome } from './types';

const NAME_WIDTH = Math.max(...CHECK_NAMES.map((name) => name.length));

const count = (number: number, noun: string) =>
  `${number} ${noun}${number === 1 ? '' : 's'}`;

/**
 * Prints the outcome of a check: one line, and below it each finding.
 *
 * @example
 * FAIL  links         1 passed, 1 failed
 *   docs/x/grid.mdx:12: link to /x/gird/: there is no page /x/gird/
 */
export function renderOutcome({
  name,
  passed,
  failed,
  findings,
}: CheckOutcome): string {
  const state = failed > 0 ? 'FAIL' : 'ok  ';
  return [
    `${state}  ${name.padEnd(NAME_WIDTH)}  ${passed} passed, ${failed} failed`,
    ...findings.map((finding) => `  ${finding.replaceAll('\n', '\n    ')}`),
  ].join('\n');
}

/** Checks that no run of this command includes. */
const NEVER_CHECKED = [
  'the built page: its weight (budgets), axe and keyboard on the whole page, HTML, first paint',
  'what opens over the page, and whether stylings of a demo look the same (e2e tests)',
  'what search finds (golden queries)',
  'whether what is said is true: that takes the package, and you',
];

/** Data of the report's last lines. */
export interface ReportEnd {
  text: string;
  exitCode: 0 | 1;
}

/**
 * Ends a report: what was not checked, why, and as the last line the sum.
 *
 * @param skipped checks that were left out, or had nothing to look at
 * @param seconds how long the run took
 */
export function renderEnd(
  outcomes: readonly CheckOutcome[],
  skipped: readonly CheckName[],
  seconds: number,
): ReportEnd {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  const unchecked = [
    ...(skipped.length > 0
      ? [`left out, or with nothing to look at: ${skipped.join(', ')}`]
      : []),
    ...outcomes.flatMap((outcome) => outcome.unchecked ?? []),
    ...NEVER_CHECKED,
  ];
  const text = [
    'Not checked here; npm test and npm run test:sweep have more:',
    ...unchecked.map((line) => `  ${line}`),
    '',
    `${count(outcomes.length, 'check')} in ${seconds.toFixed(1)} s`,
    `${passed} passed, ${failed} failed`,
  ].join('\n');
  return { text, exitCode: failed > 0 || passed === 0 ? 1 : 0 };
}
