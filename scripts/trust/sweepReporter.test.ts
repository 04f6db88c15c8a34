import { summarizeTests } from './sweepReporter.mjs';

const test = (status: string, group = 'a group', title = 'a test') => ({
  ancestorTitles: group === '' ? [] : [group, 'inner'],
  title,
  status,
});

const KEPT = {
  name: 'a group',
  tests: 4,
  failed: 1,
  failures: ['inner › a test'],
  notChecked: 0,
  date: '2026-11-20',
};

const DATE = '2026-11-21';

const NO_FAILURE = { failed: 0, failures: [] };

it('the sweep report counts tests by their outermost title', () => {
  const results = [
    test('passed'),
    test('failed'),
    test('passed', ''),
    test('passed', 'another', 'NOT CHECKED, no nginx: a test'),
  ];
  expect(summarizeTests(results, [], DATE)).toEqual([
    {
      name: 'a group',
      tests: 2,
      failed: 1,
      failures: ['inner › a test'],
      notChecked: 0,
      date: DATE,
    },
    { name: '', tests: 1, ...NO_FAILURE, notChecked: 0, date: DATE },
    { name: 'another', tests: 1, ...NO_FAILURE, notChecked: 1, date: DATE },
  ]);
});

it('takes the place of what was kept, and forgets what is no more', () => {
  const gone = { ...KEPT, name: 'gone' };
  expect(summarizeTests([test('passed')], [KEPT, gone], DATE)).toEqual([
    { name: 'a group', tests: 1, ...NO_FAILURE, notChecked: 0, date: DATE },
  ]);
});

describe('a group of which only some tests were run', () => {
  const again = (...results: ReturnType<typeof test>[]) =>
    summarizeTests([...results, test('pending', 'a group', 'c')], [KEPT], DATE);

  it('stays as it was kept', () => {
    expect(again(test('passed', 'a group', 'b'))).toEqual([KEPT]);
  });

  it('has what failed before, and passes now', () => {
    expect(again(test('passed'))).toEqual([{ ...KEPT, ...NO_FAILURE }]);
  });

  it('has what passed before, and fails now', () => {
    expect(again(test('failed'), test('failed', 'a group', 'b'))).toEqual([
      { ...KEPT, failed: 2, failures: ['inner › a test', 'inner › b'] },
    ]);
  });

  it('stays as it is where nobody knows what failed, or if it was run', () => {
    const { failures: _failures, ...old } = KEPT;
    const results = [test('passed'), test('pending')];
    expect(summarizeTests(results, [old], DATE)).toEqual([old]);
    const never = { ...KEPT, date: null };
    expect(summarizeTests(results, [never], DATE)).toEqual([never]);
  });
});

it('says of a group that it was never run as a whole', () => {
  const results = [test('failed'), test('pending')];
  expect(summarizeTests(results, [], DATE)).toEqual([
    { name: 'a group', tests: 2, failed: 0, notChecked: 0, date: null },
  ]);
});
