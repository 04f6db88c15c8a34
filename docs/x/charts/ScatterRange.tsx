import Box from '@mui/material/Box';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const lineStyle = { stroke: 'currentColor', strokeDasharray: '4 4' };

export default function ScatterRange() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Change of price and sales in percent: mug -7 and 8, lamp -3 and 4, desk 2 and -1, chair 6 and -6"
    >
      <ScatterChart
        height={300}
        xAxis={[{ min: -10, max: 10, label: 'Price (%)' }]}
        yAxis={[{ min: -10, max: 10 }]}
        series={[
          {
            label: 'Sales (%)',
            color: '#2e7fd1',
            data: [
              { id: 'mug', x: -7, y: 8 },
              { id: 'lamp', x: -3, y: 4 },
              { id: 'desk', x: 2, y: -1 },
              { id: 'chair', x: 6, y: -6 },
            ],
            valueFormatter: ({ x, y }) => `price ${x} %, sales ${y} %`,
          },
        ]}
      >
        <ChartsReferenceLine x={0} lineStyle={lineStyle} />
        <ChartsReferenceLine y={0} lineStyle={lineStyle} />
      </ScatterChart>
    </Box>
  );
}
