import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import ChartTable from './ChartTable';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const series = [
  { id: 'bergen', label: 'Bergen (mm)', data: [256, 220, 205, 142, 128, 159] },
  { id: 'lisbon', label: 'Lisbon (mm)', data: [110, 84, 62, 69, 49, 14] },
];

export default function MonthlyRainfall() {
  const stripes = React.useId();

  return (
    <div>
      <Box dir="ltr" role="img" aria-label="Rainfall falls in Bergen and Lisbon">
        <BarChart
          height={280}
          colors={['#2e7fd1', '#c2571a']}
          xAxis={[{ scaleType: 'band', data: months }]}
          series={series}
          sx={{
            '& .MuiBarElement-series-lisbon, & .MuiChartsLegend-series:nth-of-type(2) .MuiChartsLegend-mark':
              { fill: `url("#${stripes}")`, stroke: '#c2571a' },
          }}
        >
          <pattern
            id={stripes}
            width={8}
            height={8}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width={4} height={8} fill="#c2571a" />
          </pattern>
        </BarChart>
      </Box>
      <ChartTable
        caption="Rainfall by month"
        heading="Month"
        labels={months}
        series={series}
      />
    </div>
  );
}
