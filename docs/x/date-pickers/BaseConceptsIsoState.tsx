import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface Order {
  id: number;
  shipOn: string | null;
}

export default function BaseConceptsIsoState() {
  const [order, setOrder] = React.useState<Order>({
    id: 1042,
    shipOn: '2026-05-07',
  });
  const value = React.useMemo(
    () => (order.shipOn ? dayjs(order.shipOn) : null),
    [order.shipOn],
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Ship on"
          value={value}
          onChange={(date, { validationError }) => {
            if (validationError) return;
            setOrder({ ...order, shipOn: date && date.format('YYYY-MM-DD') });
          }}
        />
        <Typography component="code" variant="body2">
          {JSON.stringify(order)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
