/** @throws for an empty list */
export function findMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [upper, lower] = [sorted[middle], sorted[middle - 1]];
  if (upper === undefined) {
    throw new Error('There is no median of nothing.');
  }
  return sorted.length % 2 === 1 ? upper : (upper + (lower ?? upper)) / 2;
}

/**
 * The median of each figure over several measurements, each figure for itself.
 *
 * @throws for an empty list
 */
export function findMedians<T extends { [K in keyof T]: number }>(
  measurements: readonly T[],
): T {
  const [first] = measurements;
  if (!first) {
    throw new Error('There are no medians of nothing.');
  }
  const keys = Object.keys(first) as (keyof T)[];
  return Object.fromEntries(
    keys.map((key) => [key, findMedian(measurements.map((one) => one[key]))]),
  ) as T;
}

/**
 * The value below which a share of all values lies.
 *
 * @param share 0 to 1
 * @throws for an empty list
 */
export function findQuantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.floor((sorted.length - 1) * share)];
  if (value === undefined) {
    throw new Error('There is no quantile of nothing.');
  }
  return value;
}
