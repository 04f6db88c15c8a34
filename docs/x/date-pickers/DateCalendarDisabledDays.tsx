import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

export default function DateCalendarDisabledDays() {
  const [day, setDay] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack role="group" aria-label="Appointment" sx={{ width: 1, maxWidth: 320 }}>
        <DateCalendar
          value={day}
          onChange={setDay}
          referenceDate={dayjs('2026-05-06')}
          minDate={dayjs('2026-05-06')}
          maxDate={dayjs('2026-07-31')}
          shouldDisableDate={isWeekend}
          disableHighlightToday
          sx={{ width: 1 }}
        />
        <Typography align="center" aria-live="polite">
          {day ? day.format('dddd, D MMMM') : 'Choose a weekday'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
