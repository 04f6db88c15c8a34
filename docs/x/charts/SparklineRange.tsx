import Box from '@mui/material/Box';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const margin = { top: 5, bottom: 5, left: 5, right: 5 };
const days = [1, 2, 3, 4, 5];
const shops = [
  { name: 'Oslo', share: [62, 60, 65, 63, 66] },
  { name: 'Porto', share: [12, 18, 15, 21, 24] },
];

export default function SparklineRange() {
  return (
    <Box sx={{ maxWidth: 280 }}>
      {shops.map(({ name, share }) => (
        <div key={name}>
          {name}, {share.at(-1)} %
          <div
            dir="ltr"
            role="img"
            aria-label={`Share of ${name}: ${share.join(', ')}`}
          >
            <ResponsiveChartContainer
              height={70}
              margin={margin}
              colors={['#2e7fd1']}
              xAxis={[{ data: days }]}
              yAxis={[{ min: 0, max: 100 }]}
              series={[{ type: 'line', data: share }]}
            >
              <LinePlot />
            </ResponsiveChartContainer>
          </div>
        </div>
      ))}
    </Box>
  );
}
