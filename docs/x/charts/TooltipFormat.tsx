import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const amount = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
});

export default function TooltipFormat() {
  return (
    <Box
      dir="ltr"
      role="img"
      aria-label="Invoices in euros: 1,250 on 1 May, none on 2 May, 1,920 on 3 May"
    >
      <LineChart
        height={240}
        margin={{ left: 60 }}
        xAxis={[
          {
            scaleType: 'band',
            data: [1, 2, 3].map((date) => new Date(Date.UTC(2024, 4, date))),
            valueFormatter: (date: Date) => day.format(date),
            tickLabelInterval: () => false,
          },
        ]}
        series={[
          {
            label: 'Invoices',
            color: '#2e7fd1',
            data: [1250, null, 1920],
            valueFormatter: (value: number | null) =>
              value === null ? 'no data' : amount.format(value),
            connectNulls: true,
          },
        ]}
      />
    </Box>
  );
}
