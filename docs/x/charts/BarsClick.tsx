import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const days = ['Mon', 'Tue', 'Wed'];
const orders = [34, 41, 29];

export default function BarsClick() {
  const [selected, setSelected] = React.useState(0);

  return (
    <div>
      <Box dir="ltr" role="img" aria-label="Orders: Mon 34, Tue 41, Wed 29">
        <ResponsiveChartContainer
          height={220}
          margin={{ top: 10 }}
          xAxis={[{ id: 'day', scaleType: 'band', data: days }]}
          series={[{ type: 'bar', data: orders, color: '#2e7fd1' }]}
          sx={{ '& .MuiBarElement-root': { cursor: 'pointer' } }}
        >
          <BarPlot
            skipAnimation
            slotProps={{
              bar: ({ dataIndex }) => ({ onClick: () => setSelected(dataIndex) }),
            }}
          />
          <ChartsXAxis axisId="day" />
          <ChartsYAxis />
        </ResponsiveChartContainer>
      </Box>
      {days.map((day, index) => (
        <Button key={day} onClick={() => setSelected(index)}>
          {day}
        </Button>
      ))}
      <p role="status">
        {days[selected]}: {orders[selected]} orders
      </p>
    </div>
  );
}
