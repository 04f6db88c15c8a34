import Box from '@mui/material/Box';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const builds = [
  { id: 1, x: 12, y: 40 },
  { id: 2, x: 25, y: 58 },
  { id: 3, x: 31, y: 61 },
  { id: 4, x: 48, y: 95 },
  { id: 5, x: 60, y: 102 },
];

export default function ScatterBasic() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Build time grows with the files: 40 s for 12, 58 s for 25, 61 s for 31, 95 s for 48, 102 s for 60"
    >
      <ScatterChart
        height={280}
        xAxis={[{ label: 'Changed files' }]}
        series={[{ label: 'Build (s)', data: builds, color: '#2e7fd1' }]}
      />
    </Box>
  );
}
