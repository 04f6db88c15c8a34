import Box from '@mui/material/Box';
import { ScatterChart, type ScatterProps } from '@mui/x-charts/ScatterChart';
import { getValueToPositionMapper } from '@mui/x-charts/hooks';

function Diamonds({ series, xScale, yScale, color, markerSize }: ScatterProps) {
  const toX = getValueToPositionMapper(xScale);
  const toY = getValueToPositionMapper(yScale);

  return (
    <g fill={color}>
      {series.data.map(({ id, x, y }) => (
        <rect
          key={id}
          width={markerSize * 2}
          height={markerSize * 2}
          transform={`translate(${toX(x)}, ${toY(y) - markerSize * 1.4}) rotate(45)`}
        />
      ))}
    </g>
  );
}

export default function ScatterShapes() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Load and memory of servers: A 20 % and 3 GB, B 55 % and 8 GB, C 80 % and 7 GB"
    >
      <ScatterChart
        height={240}
        slots={{ scatter: Diamonds }}
        xAxis={[{ min: 0, max: 100, label: 'Load (%)' }]}
        series={[
          {
            label: 'Memory (GB)',
            color: '#2e7fd1',
            data: [
              { id: 'a', x: 20, y: 3 },
              { id: 'b', x: 55, y: 8 },
              { id: 'c', x: 80, y: 7 },
            ],
          },
        ]}
      />
    </Box>
  );
}
