import { countTests, type Sweep, type SweptGroup } from '../trust/sweeps.ts';

function describePart(part: string, groups: readonly SweptGroup[]): string {
  const { tests, failed, notRun, date } = countTests(groups);
  const said =
    date === null
      ? 'NOT CHECKED, never run'
      : `${tests - failed} passed, ${failed} failed${notRun > 0 ? `, ${notRun} NOT CHECKED` : ''} on ${date}`;
  return `  ${part.padEnd(14)} ${said}`;
}

/**
 * Says what the slow part of the browser tests came to when it was run last, for the end of
 * `npm test`, which does not run it.
 *
 * @param parts names of all files of the sweep
 * @param sweeps what was kept of them
 * @returns a line for each part; the day is that of the oldest run that counts
 * @example describeSweeps(['axe'], []) // → ['  axe            NOT CHECKED, never run']
 */
export function describeSweeps(
  parts: readonly string[],
  sweeps: readonly Sweep[],
): string[] {
  return parts.map((part) =>
    describePart(part, sweeps.find((sweep) => sweep.part === part)?.groups ?? []),
  );
}
