import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { barOutlines } from './barOutlines';

const devices = [
  { label: 'Laptop\n(managed)', color: '#2e7fd1', data: [210, 224] },
  { label: 'Phone', color: '#c2571a', data: [150, 171] },
  { label: 'Tablet', color: '#3d8b5f', data: [38, 35] },
];

export default function LegendColumn() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Devices in 2023 and 2024: laptops 210 and 224, phones 150 and 171, tablets 38 and 35"
    >
      <BarChart
        height={240}
        skipAnimation
        sx={barOutlines}
        series={devices}
        margin={{ right: 130, top: 20 }}
        xAxis={[{ scaleType: 'band', data: ['2023', '2024'] }]}
        slotProps={{
          legend: {
            direction: 'column',
            position: { vertical: 'middle', horizontal: 'right' },
            padding: 0,
            itemMarkWidth: 12,
            itemMarkHeight: 12,
            labelStyle: { fontSize: 14 },
          },
        }}
      />
    </Box>
  );
}
