import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

export default function LinesMarks() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Response times of ten releases in ms, over 300 in the 4th and 8th: 120, 140, 180, 340, 210, 160, 190, 410, 230, 200"
    >
      <LineChart
        height={260}
        xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], label: 'Release' }]}
        series={[
          {
            data: [120, 140, 180, 340, 210, 160, 190, 410, 230, 200],
            color: '#2e7fd1',
            showMark: ({ value }) => value > 300,
          },
        ]}
        slotProps={{ mark: { shape: 'diamond' } }}
        sx={{
          '& .MuiMarkElement-root': { fill: '#c2571a', stroke: '#c2571a' },
        }}
      />
    </Box>
  );
}
