import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeRangeFieldPickers() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-09-14T09:00'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2026-09-14T12:30'));
  const hours = start && end ? end.diff(start, 'hour', true) : NaN;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <DateTimePicker
          label="Event starts"
          value={start}
          onChange={setStart}
          onAccept={(date) => {
            if (date && end?.isBefore(date)) setEnd(date.add(1, 'hour'));
          }}
        />
        <DateTimePicker
          label="Event ends"
          value={end}
          onChange={setEnd}
          minDateTime={start?.isValid() ? start : undefined}
        />
        <Typography variant="body2" aria-live="polite">
          {hours >= 0 ? `${hours} hours` : 'Choose start and end'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
