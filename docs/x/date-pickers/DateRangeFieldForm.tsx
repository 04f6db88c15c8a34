import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateRangeFieldForm() {
  const [sent, setSent] = React.useState('');
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-02-02'),
    dayjs('2026-02-27'),
  ]);
  const [from, to] = range.map((day) =>
    day?.isValid() ? day.format('YYYY-MM-DD') : '',
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        sx={{ width: 1, maxWidth: 440 }}
        onSubmit={(event) => {
          event.preventDefault();
          const data = new FormData(event.currentTarget);
          setSent(`from=${String(data.get('from'))} to=${String(data.get('to'))}`);
        }}
      >
        <MultiInputDateRangeField
          value={range}
          onChange={setRange}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Orders from' : 'Orders to',
            }),
          }}
        />
        <input type="hidden" name="from" value={from} />
        <input type="hidden" name="to" value={to} />
        <Button type="submit">Filter orders</Button>
        <Typography role="status">{sent}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
