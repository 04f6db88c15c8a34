import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';

const storage = [
  { label: 'Photos', value: 412, color: '#1f6fc4' },
  { label: 'Video', value: 268, color: '#b5511a' },
  { label: 'Other', value: 37, color: '#2f7d4f' },
];

export default function PieHighlight() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Storage: photos 412 GB, video 268 GB, other 37 GB"
    >
      <PieChart
        height={240}
        margin={{ right: 130 }}
        series={[
          {
            data: storage,
            arcLabel: 'label',
            arcLabelMinAngle: 30,
            outerRadius: '90%',
            highlightScope: { highlighted: 'item', faded: 'global' },
            highlighted: { additionalRadius: 8 },
            faded: { additionalRadius: -12, color: 'gray' },
          },
        ]}
        sx={{ '& .MuiPieArcLabel-root': { fill: '#fff' } }}
      />
    </Box>
  );
}
