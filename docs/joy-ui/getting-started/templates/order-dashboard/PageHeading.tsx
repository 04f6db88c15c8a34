import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import Download from '@mui/icons-material/Download';
import { paymentLabels } from './data';
import { statuses } from './status';
import type { OrdersState } from './useOrders';

function toCsv({ found }: OrdersState) {
  const lines = found.map(({ id, date, customer, payment, status, total }) =>
    [
      id,
      date,
      `"${customer.name}"`,
      customer.email,
      paymentLabels[payment],
      statuses[status].label,
      total.toFixed(2),
    ].join(','),
  );
  const head = 'Order,Date,Customer,Email,Payment,Status,Total';
  return `data:text/csv;charset=utf-8,${encodeURIComponent([head, ...lines].join('\n'))}`;
}

export default function PageHeading({ state }: { state: OrdersState }) {
  const { filter, changeFilter } = state;

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
      }}
    >
      <div>
        <Typography level="h2" component="h1">
          Orders
        </Typography>
        <Typography level="body-sm">
          The last {filter.period} days, up to 29 May 2026
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ToggleButtonGroup
          size="sm"
          aria-label="Period"
          value={filter.period}
          onChange={(_event, period) => {
            if (period) changeFilter({ period });
          }}
        >
          <Button value="7">7 days</Button>
          <Button value="14">14 days</Button>
          <Button value="30">30 days</Button>
        </ToggleButtonGroup>
        <Button
          size="sm"
          component="a"
          href={toCsv(state)}
          download="orders.csv"
          startDecorator={<Download />}
        >
          Download CSV
        </Button>
      </Box>
    </Box>
  );
}
