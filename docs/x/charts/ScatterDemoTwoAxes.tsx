import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const hours = [8, 10, 12, 14, 16];
const load = [35, 52, 78, 66, 41];
const mails = [1200, 2100, 1500, 1900, 900];

const toPoints = (values: number[]) =>
  values.map((y, id) => ({ id, x: hours[id] ?? 0, y }));

export default function ScatterDemoTwoAxes() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Load in percent at 8, 10, 12, 14 and 16 o'clock, left axis: 35, 52, 78, 66, 41. Mails, large points, right axis: 1200, 2100, 1500, 1900, 900"
    >
      <ScatterChart
        height={300}
        margin={{ right: 70 }}
        xAxis={[{ min: 6, max: 18, label: 'Hour' }]}
        yAxis={[
          { id: 'load', min: 0, max: 100 },
          { id: 'mails', min: 0, max: 2500 },
        ]}
        leftAxis="load"
        rightAxis="mails"
        series={[
          { label: 'Load (%)', yAxisKey: 'load', data: toPoints(load) },
          {
            label: 'Mails (large)',
            yAxisKey: 'mails',
            data: toPoints(mails),
            markerSize: 8,
          },
        ]}
        colors={['#2e7fd1', '#c2571a']}
        sx={{
          '& .MuiChartsAxis-left .MuiChartsAxis-line': { stroke: '#2e7fd1' },
          '& .MuiChartsAxis-right .MuiChartsAxis-line': { stroke: '#c2571a' },
        }}
      />
    </Box>
  );
}
