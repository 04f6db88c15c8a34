import Box from '@mui/material/Box';
import type { LegendRendererProps } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

const dashes: Record<string, string> = { target: '5 4' };

function LineLegend({ seriesToDisplay, drawingArea }: LegendRendererProps) {
  return (
    <g transform={`translate(${drawingArea.left} 20)`}>
      {seriesToDisplay.map(({ id, label, color }, index) => (
        <g key={id} transform={`translate(${index * 110} 0)`}>
          <line
            x2={24}
            stroke={color}
            strokeWidth={2}
            strokeDasharray={dashes[id]}
          />
          <Box component="text" x={32} dy="0.35em" sx={{ fill: 'currentcolor' }}>
            {label}
          </Box>
        </g>
      ))}
    </g>
  );
}

export default function LegendCustomSlot() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Storage reaches its target of 80: 40, 55, 80"
    >
      <LineChart
        height={220}
        slots={{ legend: LineLegend }}
        series={[
          { id: 'used', label: 'Used', color: '#2e7fd1', data: [40, 55, 80] },
          { id: 'target', label: 'Target', color: '#c2571a', data: [80, 80, 80] },
        ]}
        sx={{
          '& .MuiLineElement-series-target': { strokeDasharray: dashes.target },
        }}
      />
    </Box>
  );
}
