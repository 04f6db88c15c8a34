import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const invoices = [
  { id: 1, x: 4, y: 120 },
  { id: 2, x: 11, y: 640 },
  { id: 3, x: 19, y: 310 },
  { id: 4, x: 27, y: 870 },
];

export default function AxisPosition() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Amount of four invoices: day 4 120, day 11 640, day 19 310, day 27 870"
    >
      <ScatterChart
        height={240}
        margin={{ left: 20, right: 70, top: 50, bottom: 20 }}
        xAxis={[{ id: 'day', min: 0, max: 31, label: 'Day' }]}
        yAxis={[{ id: 'amount', min: 0 }]}
        topAxis="day"
        rightAxis="amount"
        bottomAxis={null}
        leftAxis={null}
        series={[{ data: invoices, markerSize: 6, color: '#2e7fd1' }]}
      />
    </Box>
  );
}
