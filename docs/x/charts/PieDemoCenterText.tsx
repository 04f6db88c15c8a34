import Box from '@mui/material/Box';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const storage = [
  { label: 'Photos', value: 412, color: '#1f6fc4' },
  { label: 'Video', value: 268, color: '#b5511a' },
];

function CenterText({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();

  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      dominantBaseline="central"
      fill="currentColor"
      fontSize={20}
    >
      {children}
    </text>
  );
}

export default function PieDemoCenterText() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="680 GB in use: photos 412 GB, video 268 GB"
    >
      <PieChart
        height={220}
        margin={{ right: 130 }}
        series={[{ data: storage, innerRadius: '65%' }]}
        skipAnimation
      >
        <CenterText>680 GB</CenterText>
      </PieChart>
    </Box>
  );
}
