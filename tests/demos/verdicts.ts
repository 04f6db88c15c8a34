/** The checks that every demo must pass, in the order in which they are printed. */
export const CHECKS = {
  types: 'type-checks under strict',
  server: 'renders on the server in silence',
  javascript: 'renders the same HTML from its JavaScript',
  browser: 'comes alive in the browser in silence',
  axe: 'has no violation in light, dark, ltr, rtl',
  narrow: 'fits into a window of 320 px',
} as const;

export type CheckName = keyof typeof CHECKS;

/** Checks that take no browser. */
const UNOPENED_CHECKS: readonly CheckName[] = ['types', 'server', 'javascript'];

/** Findings of each check; a check without an entry has not run. */
export type Verdict = Partial<Record<CheckName, string[]>> & {
  /** It was not opened in a browser, as the ledger has it as it is. */
  unopened?: true;
};

/** Counts over all demos. */
export interface VerdictCounts {
  passed: number;
  failed: number;
}

const NAMES = Object.keys(CHECKS) as CheckName[];

const passes = (verdict: Verdict, check: CheckName) => verdict[check]?.length === 0;

const listChecks = ({ unopened }: Verdict) => (unopened ? UNOPENED_CHECKS : NAMES);

/** Says whether a demo has passed all checks that were to run. */
export const isPassing = (verdict: Verdict): boolean =>
  listChecks(verdict).every((check) => passes(verdict, check));

/** Counts each check of each demo that was to run; one that has not run has failed. */
export function countVerdicts(verdicts: readonly Verdict[]): VerdictCounts {
  const results = verdicts.flatMap((verdict) =>
    listChecks(verdict).map((check) => passes(verdict, check)),
  );
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}

/**
 * Prints the verdict of a demo: one line, and the reasons of each check that failed.
 *
 * @example
 * ok    x/charts/StorageShare  types server javascript browser axe narrow
 */
export function renderVerdict(id: string, verdict: Verdict): string {
  const checks = listChecks(verdict);
  const failed = checks.filter((check) => !passes(verdict, check));
  const passed = checks.filter((check) => passes(verdict, check));
  const line = `${failed.length === 0 ? 'ok   ' : 'FAIL '} ${id}  ${passed.join(' ')}`;
  const reasons = failed.flatMap((check) => [
    `      ${check}: ${id} ${CHECKS[check]}: failed`,
    ...(verdict[check] ?? ['has not run']).map((reason) => `        ${reason}`),
  ]);
  return [line, ...reasons].join('\n');
}
