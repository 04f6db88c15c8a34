import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

export default function AxisHidden() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Files per folder: Inbox 8, Sent 21, Drafts 13"
    >
      <BarChart
        height={180}
        skipAnimation
        leftAxis={null}
        bottomAxis={{ axisId: 'folders', disableLine: true, disableTicks: true }}
        margin={{ left: 10, right: 10, top: 10, bottom: 30 }}
        xAxis={[
          {
            id: 'folders',
            scaleType: 'band',
            data: ['Inbox: 8', 'Sent: 21', 'Drafts: 13'],
          },
        ]}
        series={[{ color: '#3d8b5f', data: [8, 21, 13] }]}
      />
    </Box>
  );
}
