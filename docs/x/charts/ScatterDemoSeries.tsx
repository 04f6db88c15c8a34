import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const rows = [
  { id: 1, size: 12, upload: 3, download: 1 },
  { id: 2, size: 30, upload: 7, download: 2 },
  { id: 3, size: 55, upload: 12, download: 4 },
  { id: 4, size: 80, upload: 19, download: 6 },
];

export default function ScatterDemoSeries() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Seconds for 12, 30, 55 and 80 MB: upload, upper points, 3, 7, 12, 19; download, a third, 1, 2, 4, 6"
    >
      <ScatterChart
        height={280}
        colors={['#2e7fd1', '#c2571a']}
        xAxis={[{ label: 'File size (MB)', min: 0 }]}
        series={[
          {
            label: 'Upload (top)',
            data: rows.map(({ id, size, upload }) => ({ id, x: size, y: upload })),
          },
          {
            label: 'Download',
            data: rows.map(({ id, size, download }) => ({
              id,
              x: size,
              y: download,
            })),
          },
        ]}
      />
    </Box>
  );
}
