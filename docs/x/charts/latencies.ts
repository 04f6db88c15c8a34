/** Hours of a day. */
export const hours = [0, 4, 8, 12, 16, 20, 24];

/** Response times at these hours. */
export const median = {
  id: 'median',
  label: 'Median (ms)',
  data: [88, 91, 120, 164, 158, 117, 95],
};
export const slowest = {
  id: 'slowest',
  label: 'Slowest 5 % (ms)',
  data: [190, 204, 310, 480, 452, 300, 215],
};
