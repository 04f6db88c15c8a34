import path from 'node:path';
import type { JestReport } from './stageOutcome.mts';

/** Number of files, and of tests, that a run names at its end. */
export const LISTED = 20;

interface Timed {
  name: string;
  milliseconds: number;
}

function renderSlowest(title: string, timed: readonly Timed[]): string[] {
  const slowest = timed
    .toSorted((left, right) => right.milliseconds - left.milliseconds)
    .slice(0, LISTED);
  return [
    title,
    ...slowest.map(
      ({ name, milliseconds }) =>
        `  ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`,
    ),
  ];
}

/**
 * Says where the time of a run went: the slowest files and the slowest tests of all its stages
 * together. Files run beside each other, so their times add up to more than the run took.
 *
 * @param reports of the stages that are Jest's
 * @param folder names of files are given from here, with slashes
 * @returns lines; none where no file ran
 */
export function describeSlowest(
  reports: readonly JestReport[],
  folder: string,
): string[] {
  const results = reports.flatMap(({ testResults }) => testResults);
  if (results.length === 0) return [];
  const toName = (file: string) =>
    path.relative(folder, file).split(path.sep).join('/');
  const files = results.map(({ name, startTime, endTime }) => ({
    name: toName(name),
    milliseconds: endTime - startTime,
  }));
  const tests = results.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${toName(name)}: ${fullName}`,
      // Tests that were left out have none.
      milliseconds: duration ?? 0,
    })),
  );
  return [
    ...renderSlowest(`The ${LISTED} slowest files`, files),
    ...renderSlowest(`The ${LISTED} slowest tests`, tests),
  ];
}
