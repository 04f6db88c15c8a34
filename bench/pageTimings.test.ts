import {
  computeTimings,
  findLayoutShift,
  sumBlocking,
  type PageRecord,
} from './pageTimings.mts';

const createRecord = (values: Partial<PageRecord>): PageRecord => ({
  firstPaint: 500,
  largestPaint: 800,
  longTasks: [],
  shifts: [],
  ...values,
});

it('counts what tasks take beyond 50 ms, after the first paint', () => {
  const longTasks = [
    { start: 100, duration: 300 },
    { start: 440, duration: 140 },
    { start: 600, duration: 75 },
    { start: 700, duration: 150 },
  ];
  expect(sumBlocking(createRecord({ longTasks }))).toBe(30 + 25 + 100);
});

it('takes the worst session of shifts, not their sum', () => {
  expect(
    findLayoutShift([
      { start: 100, value: 0.01 },
      { start: 900, value: 0.02 },
      { start: 2000, value: 0.025 },
    ]),
  ).toBeCloseTo(0.03);
  const steady = Array.from({ length: 12 }, (_, index) => ({
    start: index * 500,
    value: 0.01,
  }));
  expect(findLayoutShift(steady)).toBeCloseTo(0.1);
  expect(findLayoutShift([])).toBe(0);
});

it('the timings of a load are computed from its performance entries', () => {
  expect(
    computeTimings(
      createRecord({
        longTasks: [{ start: 900, duration: 60 }],
        shifts: [{ start: 1, value: 0.5 }],
      }),
    ),
  ).toEqual({ fcp: 500, lcp: 800, cls: 0.5, tbt: 10 });
});
