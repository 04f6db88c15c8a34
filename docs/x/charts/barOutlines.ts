const toBars = (place: number) =>
  `& .MuiBarElement-series-auto-generated-id-${place - 1}, & .MuiChartsLegend-series:nth-of-type(${place}) .MuiChartsLegend-mark`;

/** An outline for the second series and its legend mark, a dashed one for the third. */
export const barOutlines = {
  [toBars(2)]: { stroke: 'currentColor', strokeWidth: 2 },
  [toBars(3)]: { stroke: 'currentColor', strokeWidth: 2, strokeDasharray: '4 3' },
};
