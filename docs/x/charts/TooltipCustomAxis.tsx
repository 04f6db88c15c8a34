import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisContentProps } from '@mui/x-charts/ChartsTooltip';
import { barOutlines } from './barOutlines';

function TotalTooltip({ axisValue, dataIndex, series }: ChartsAxisContentProps) {
  if (dataIndex == null) {
    return null;
  }
  const values = series.map(({ data }) => Number(data[dataIndex]));
  return (
    <Paper sx={{ p: 1.5, mx: 2 }} elevation={4}>
      <Typography variant="subtitle2">{axisValue}</Typography>
      <Typography variant="body2">
        {values.reduce((sum, value) => sum + value, 0)} orders in total
      </Typography>
    </Paper>
  );
}

export default function TooltipCustomAxis() {
  return (
    <div
      dir="ltr"
      role="img"
      aria-label="Web and shop orders: quarter 1 310 and 120, quarter 2 402 and 98"
    >
      <BarChart
        height={240}
        skipAnimation
        sx={barOutlines}
        slots={{ axisContent: TotalTooltip }}
        xAxis={[{ scaleType: 'band', data: ['Quarter 1', 'Quarter 2'] }]}
        series={[
          { stack: 'orders', label: 'Web', color: '#2e7fd1', data: [310, 402] },
          { stack: 'orders', label: 'Shop', color: '#c2571a', data: [120, 98] },
        ]}
      />
    </div>
  );
}
