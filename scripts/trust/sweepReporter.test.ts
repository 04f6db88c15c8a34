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
  notChecked: 0,
  date: '2026-11-20',
};

const DATE = '2026-11-21';

it('counts by the outermost title', () => {
  const results = [
    test('passed'),
    test('failed'),
    test('passed', ''),
    test('passed', 'another', 'NOT CHECKED, no nginx: a test'),
  ];
  expect(summarizeTests(results, [], DATE)).toEqual([
    { name: 'a group', tests: 2, failed: 1, notChecked: 0, date: DATE },
    { name: '', tests: 1, failed: 0, notChecked: 0, date: DATE },
    { name: 'another', tests: 1, failed: 0, notChecked: 1, date: DATE },
  ]);
});

it('takes the place of what was kept, and forgets what is no more', () => {
  const gone = { ...KEPT, name: 'gone' };
  expect(summarizeTests([test('passed')], [KEPT, gone], DATE)).toEqual([
    { name: 'a group', tests: 1, failed: 0, notChecked: 0, date: DATE },
  ]);
});

it('keeps a group of which only some tests were run', () => {
  const results = [test('passed'), test('pending')];
  expect(summarizeTests(results, [KEPT], DATE)).toEqual([KEPT]);
});

it('says of a group that it was never run as a whole', () => {
  const results = [test('failed'), test('pending')];
  expect(summarizeTests(results, [], DATE)).toEqual([
    { name: 'a group', tests: 2, failed: 0, notChecked: 0, date: null },
  ]);
});
