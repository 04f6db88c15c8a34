import {
  checkToOutcome,
  jestReportToOutcome,
  outputToOutcome,
  parseJestReport,
  summarizeOutcomes,
} from './stageOutcome.mts';

const report = {
  numPassedTests: 5,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};

describe('parseJestReport', () => {
  it('reads the counts', () => {
    expect(
      parseJestReport(JSON.stringify({ ...report, success: true })),
    ).toMatchObject(report);
  });

  it.each([
    null,
    '',
    '{"numPassedTests":5',
    '[]',
    '{}',
    '{"numPassedTests":"5"}',
    JSON.stringify({ ...report, testResults: undefined }),
  ])('takes %j for no report', (text) => {
    expect(parseJestReport(text)).toBeNull();
  });
});

describe('checkToOutcome', () => {
  it('counts a check as one', () => {
    expect(checkToOutcome('types', null)).toEqual({
      name: 'types',
      passed: 1,
      failed: 0,
    });
    expect(checkToOutcome('types', 'ended with 2')).toEqual({
      name: 'types',
      passed: 0,
      failed: 1,
      reason: 'ended with 2',
    });
  });
});

describe('jestReportToOutcome', () => {
  it('counts each test as itself', () => {
    expect(
      jestReportToOutcome('unit', { ...report, numFailedTests: 2 }, 1),
    ).toMatchObject({ passed: 5, failed: 2 });
  });

  it('counts a file that could not run as failed', () => {
    const broken = { ...report, numRuntimeErrorTestSuites: 1 };
    expect(jestReportToOutcome('unit', broken, 1)).toMatchObject({ failed: 1 });
  });

  it('counts a crash without a report as failed', () => {
    expect(jestReportToOutcome('unit', null, 0)).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  it('does not hide a failure that no test reports', () => {
    expect(jestReportToOutcome('unit', report, 1)).toMatchObject({
      passed: 5,
      failed: 1,
    });
    expect(jestReportToOutcome('unit', report, null)).toMatchObject({ failed: 1 });
  });

  it('fails where there was nothing to run', () => {
    const empty = { ...report, numPassedTests: 0 };
    expect(jestReportToOutcome('e2e', empty, 0)).toMatchObject({ failed: 1 });
  });
});

describe('summarizeOutcomes', () => {
  it('adds up', () => {
    expect(
      summarizeOutcomes([
        { name: 'types', passed: 1, failed: 0 },
        { name: 'unit', passed: 40, failed: 0 },
      ]),
    ).toEqual({ line: '41 passed, 0 failed', exitCode: 0 });
  });

  it('fails with one failure', () => {
    expect(
      summarizeOutcomes([
        { name: 'types', passed: 0, failed: 1 },
        { name: 'unit', passed: 40, failed: 0 },
      ]),
    ).toEqual({ line: '40 passed, 1 failed', exitCode: 1 });
  });

  it('fails where nothing ran', () => {
    expect(summarizeOutcomes([])).toEqual({
      line: '0 passed, 0 failed',
      exitCode: 1,
    });
  });
});

describe('outputToOutcome', () => {
  it('reads the sum in the last line', () => {
    const output = 'ok    Button\n3 passed, 9 failed\n\n12 passed, 0 failed\n';
    expect(outputToOutcome('demos', output, 0)).toEqual({
      name: 'demos',
      passed: 12,
      failed: 0,
    });
    expect(outputToOutcome('demos', '11 passed, 1 failed', 1)).toEqual({
      name: 'demos',
      passed: 11,
      failed: 1,
    });
  });

  it.each([
    ['12 passed, 0 failed', 1, 'ended with 1'],
    ['12 passed, 0 failed', null, 'ended with a signal'],
    ['Error: Build failed', 1, 'ended with 1, without a sum'],
    ['', null, 'ended with a signal, without a sum'],
  ])('fails for %j and exit code %j', (output, exitCode, reason) => {
    expect(outputToOutcome('demos', output, exitCode)).toMatchObject({
      failed: 1,
      reason,
    });
  });
});
