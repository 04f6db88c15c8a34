import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { getValueToPositionMapper, useXScale, useYScale } from '@mui/x-charts/hooks';

const months = ['Jan', 'Feb', 'Mar', 'Apr'];
const invoices = [18, 25, 21, 32];

function BarLabels() {
  const toX = getValueToPositionMapper(useXScale());
  const toY = getValueToPositionMapper(useYScale());

  return (
    <g textAnchor="middle" fill="currentColor" fontSize={14}>
      {invoices.map((value, index) => (
        <text key={months[index]} x={toX(months[index])} y={toY(value) - 6}>
          {value}
        </text>
      ))}
    </g>
  );
}

export default function BarsValueLabels() {
  return (
    <Box dir="ltr" role="img" aria-label="Invoices: Jan 18, Feb 25, Mar 21, Apr 32">
      <BarChart
        height={240}
        margin={{ top: 24 }}
        xAxis={[{ scaleType: 'band', data: months }]}
        series={[{ data: invoices, color: '#2e7fd1' }]}
        skipAnimation
      >
        <BarLabels />
      </BarChart>
    </Box>
  );
}
