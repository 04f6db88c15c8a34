import * as React from 'react';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);

export default function TimezoneUtc() {
  const [order, setOrder] = React.useState({ due: '2026-05-07T00:00:00.000Z' });
  const due = React.useMemo(() => dayjs.utc(order.due), [order.due]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <DatePicker
          label="Order due"
          value={due}
          onChange={(date) => {
            if (date?.isValid()) {
              setOrder({ due: date.toISOString() });
            }
          }}
        />
        <Typography variant="body2" aria-live="polite">
          Server: {order.due}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
