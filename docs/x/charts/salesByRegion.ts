/** Sales of four quarters. */
export const regions = [
  { id: 'north', label: 'North region', color: '#2e7fd1', data: [12, 19, 24, 31] },
  {
    id: 'south',
    label: 'South region (dashed)',
    color: '#c2571a',
    data: [22, 20, 17, 15],
  },
  {
    id: 'online',
    label: 'Online shop (dots)',
    color: '#3d8b5f',
    data: [4, 11, 19, 35],
  },
];
