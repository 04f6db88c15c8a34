import { findMedian, findMedians, findQuantile } from './statistics.mts';

it('medians of odd and even counts are found', () => {
  expect(findMedian([9, 1, 4])).toBe(4);
  expect(findMedian([4, 1, 9, 5])).toBe(4.5);
  expect(() => findMedian([])).toThrow('no median');
});

it('takes the median of each figure for itself', () => {
  const measurements = [
    { time: 10, heap: 3 },
    { time: 30, heap: 1 },
    { time: 20, heap: 2 },
  ];
  expect(findMedians(measurements)).toEqual({ time: 20, heap: 2 });
  expect(() => findMedians([])).toThrow('no medians');
});

it('finds what a share of all values stays below', () => {
  const values = Array.from({ length: 101 }, (_, index) => 100 - index);
  expect(findQuantile(values, 0.5)).toBe(50);
  expect(findQuantile(values, 0.95)).toBe(95);
  expect(findQuantile(values, 1)).toBe(100);
  expect(() => findQuantile([], 0.5)).toThrow('no quantile');
});
