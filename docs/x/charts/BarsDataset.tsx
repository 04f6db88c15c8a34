import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { barOutlines } from './barOutlines';

// As a request would return it.
const quarters = [
  { quarter: 'Q1', web: 42000, shop: 31000 },
  { quarter: 'Q2', web: 48000, shop: 28000 },
  { quarter: 'Q3', web: 55000, shop: 26000 },
  { quarter: 'Q4', web: 71000, shop: 39000 },
];

const toThousands = (value: number) => `€${value / 1000}k`;

export default function BarsDataset() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Revenue per quarter in euros: web, left, 42,000, 48,000, 55,000, 71,000; shop 31,000, 28,000, 26,000, 39,000"
    >
      <BarChart
        height={280}
        colors={['#2e7fd1', '#c2571a']}
        dataset={quarters}
        xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
        yAxis={[{ valueFormatter: toThousands }]}
        series={[
          { dataKey: 'web', label: 'Web', valueFormatter: toThousands },
          { dataKey: 'shop', label: 'Shop', valueFormatter: toThousands },
        ]}
        skipAnimation
        sx={barOutlines}
      />
    </Box>
  );
}
