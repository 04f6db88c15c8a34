import { describeSlowest, LISTED } from './slowestTests.mts';
import type { JestReport } from './stageOutcome.mts';

type FileResult = JestReport['testResults'][number];

const createReport = (...testResults: FileResult[]): JestReport => ({
  numPassedTests: 1,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults,
});

const createFile = (
  name: string,
  milliseconds: number,
  tests: FileResult['assertionResults'] = [],
): FileResult => ({
  name: `/site/${name}`,
  startTime: 5_000,
  endTime: 5_000 + milliseconds,
  assertionResults: tests,
});

it('names files and tests of all stages, the slowest first', () => {
  const unit = createReport(
    createFile('src/a.test.ts', 1_240, [
      { fullName: 'a works', duration: 900 },
      { fullName: 'a is left out', duration: null },
    ]),
  );
  const e2e = createReport(
    createFile('e2e/b.e2e.ts', 61_000, [
      { fullName: 'b goes on', duration: 45_500 },
      { fullName: 'b begins', duration: 12 },
    ]),
  );
  expect(describeSlowest([unit, e2e], '/site')).toEqual([
    'The 20 slowest files',
    '    61.0 s  e2e/b.e2e.ts',
    '     1.2 s  src/a.test.ts',
    'The 20 slowest tests',
    '    45.5 s  e2e/b.e2e.ts: b goes on',
    '     0.9 s  src/a.test.ts: a works',
    '     0.0 s  e2e/b.e2e.ts: b begins',
    '     0.0 s  src/a.test.ts: a is left out',
  ]);
});

it('names no more than fit on a screen', () => {
  const files = Array.from({ length: LISTED + 5 }, (_, index) =>
    createFile(`${index}.test.ts`, index * 1_000, [
      { fullName: 'works', duration: index },
    ]),
  );
  const lines = describeSlowest([createReport(...files)], '/site');
  expect(lines).toHaveLength(2 * (LISTED + 1));
  expect(lines[1]).toBe('    24.0 s  24.test.ts');
  expect(lines.join('\n')).not.toContain(' 4.test.ts');
});

it('no slowest tests are named when no test ran', () => {
  expect(describeSlowest([], '/site')).toEqual([]);
  expect(describeSlowest([createReport()], '/site')).toEqual([]);
});
