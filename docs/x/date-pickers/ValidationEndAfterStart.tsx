import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ValidationEndAfterStart() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-07-10'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2026-07-03'));
  const isBefore = start?.isValid() && end?.isValid() && end.isBefore(start, 'day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker label="Check-in" value={start} onChange={setStart} />
        <DatePicker
          label="Check-out"
          value={end}
          onChange={setEnd}
          minDate={start ?? undefined}
          slotProps={{
            textField: { helperText: isBefore ? 'Ends before it starts' : ' ' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
