import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function AxisBasic() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Load time of four releases in ms: 840, 790, 655, 610"
    >
      <LineChart
        height={260}
        colors={['#2e7fd1']}
        margin={{ left: 70 }}
        xAxis={[{ data: [1, 2, 3, 4], label: 'Release', tickMinStep: 1 }]}
        yAxis={[
          { min: 0, max: 1000, valueFormatter: (value: number) => `${value} ms` },
        ]}
        series={[{ data: [840, 790, 655, 610] }]}
      />
    </Box>
  );
}
