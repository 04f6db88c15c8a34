import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateRangePickerControlled() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-07-03'),
    dayjs('2026-07-10'),
  ]);
  const [arrival, departure] = stay;
  const nights =
    arrival?.isValid() && departure?.isValid() ? departure.diff(arrival, 'day') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 440 }}>
        <DateRangePicker
          value={stay}
          onChange={setStay}
          localeText={{ start: 'Arrival', end: 'Departure' }}
        />
        <Typography variant="body2" aria-live="polite">
          {nights > 0
            ? `${nights} nights, ${nights * 95} euros`
            : 'Choose both days'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
