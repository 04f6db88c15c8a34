import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateCalendarWeek() {
  const [day, setDay] = React.useState<Dayjs>(dayjs('2026-05-13'));
  const first = day.startOf('week');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack role="group" aria-label="Week" sx={{ width: 1, maxWidth: 320 }}>
        <DateCalendar
          value={day}
          onChange={(date: Dayjs | null) => date && setDay(date)}
          disableHighlightToday
          slotProps={{
            day: (owner) => ({
              sx: {
                mx: 0,
                width: 40,
                borderRadius: 0,
                bgcolor: owner.day.isSame(first, 'week') ? 'action.selected' : null,
              },
            }),
          }}
          sx={{ width: 1 }}
        />
        <Typography align="center" aria-live="polite">
          {`${first.format('D MMMM')} to ${first.add(6, 'day').format('D MMMM')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
