import { BarChart } from '@mui/x-charts/BarChart';

export default function StackedBars() {
  return (
    <div role="img" aria-label="Orders: 40 and 30 online, 10 and 25 in shops">
      <BarChart
        width={400}
        height={300}
        xAxis={[{ data: ['May', 'June'], scaleType: 'band' }]}
        series={[
          { data: [40, 30], label: 'Online', stack: 'orders' },
          { data: [10, 25], label: 'Shops', stack: 'orders' },
        ]}
      />
    </div>
  );
}
