import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

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
      aria-label="Revenue per quarter: web grows from €42k to €71k, shop from €31k to €39k. The left bar of each pair is web."
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
      />
    </Box>
  );
}
