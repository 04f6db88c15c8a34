/** Outcome of one stage of the tests. */
export interface StageOutcome {
  name: string;
  passed: number;
  failed: number;
  /** Why it failed, where its own output does not say so. */
  reason?: string;
}

/** The part of Jest's `--json` report that is read. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that broke before one of their tests could run. */
  numRuntimeErrorTestSuites: number;
  /** One per file; times are in milliseconds. */
  testResults: readonly {
    /** Absolute path. */
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: readonly { fullName: string; duration?: number | null }[];
  }[];
}

const COUNTS = [
  'numPassedTests',
  'numFailedTests',
  'numRuntimeErrorTestSuites',
] as const;

/**
 * Reads a report written by `jest --json --outputFile`.
 *
 * @param text contents of the file, or null where Jest left none
 * @returns null for a report that is missing, damaged or of another shape
 */
export function parseJestReport(text: string | null): JestReport | null {
  try {
    const report = JSON.parse(text ?? 'null') as Partial<JestReport> | null;
    return report &&
      COUNTS.every((count) => Number.isInteger(report[count])) &&
      Array.isArray(report.testResults)
      ? (report as JestReport)
      : null;
  } catch {
    return null;
  }
}

/** Outcome of a stage that is one check: a command that succeeds or does not. */
export function checkToOutcome(
  name: string,
  problem: string | null | undefined,
): StageOutcome {
  return problem
    ? { name, passed: 0, failed: 1, reason: problem }
    : { name, passed: 1, failed: 0 };
}

/**
 * Outcome of a stage of Jest tests, each test counted as itself.
 *
 * @param exitCode of Jest, null where a signal ended it
 */
export function jestReportToOutcome(
  name: string,
  report: JestReport | null,
  exitCode: number | null,
): StageOutcome {
  if (!report) {
    return checkToOutcome(name, 'Jest ended without a report');
  }
  const passed = report.numPassedTests;
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  if (failed === 0 && exitCode !== 0) {
    // Coverage thresholds and open handles fail a run in which every test passed.
    return { name, passed, failed: 1, reason: `Jest ended with ${exitCode}` };
  }
  if (passed + failed === 0) {
    return checkToOutcome(name, 'there was no test to run');
  }
  return { name, passed, failed };
}

/**
 * Outcome of a stage that counts for itself and says so in its last line.
 *
 * @param output what it printed, ending in `N passed, N failed`
 * @param exitCode null where a signal ended it
 */
export function outputToOutcome(
  name: string,
  output: string,
  exitCode: number | null,
): StageOutcome {
  const lastLine = output.trimEnd().split('\n').at(-1) ?? '';
  const counts = /^(\d+) passed, (\d+) failed$/.exec(lastLine);
  if (!counts) {
    return checkToOutcome(
      name,
      `ended with ${exitCode ?? 'a signal'}, without a sum`,
    );
  }
  const [passed = 0, failed = 0] = counts.slice(1).map(Number);
  return exitCode === 0 || failed > 0
    ? { name, passed, failed }
    : { name, passed, failed: 1, reason: `ended with ${exitCode ?? 'a signal'}` };
}

/** The last line of `npm test`, and what the process says to its caller. */
export interface Summary {
  line: string;
  exitCode: 0 | 1;
}

/**
 * Adds stages up. A run in which nothing ran has failed.
 *
 * @example summarizeOutcomes([{ name: 'unit', passed: 3, failed: 0 }]).line
 * // → '3 passed, 0 failed'
 */
export function summarizeOutcomes(outcomes: readonly StageOutcome[]): Summary {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  return {
    line: `${passed} passed, ${failed} failed`,
    exitCode: failed > 0 || passed === 0 ? 1 : 0,
  };
}
