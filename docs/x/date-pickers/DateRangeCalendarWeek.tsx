import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const weekOf = (day: Dayjs): DateRange<Dayjs> => [
  day.startOf('week'),
  day.startOf('week').add(6, 'day'),
];

export default function DateRangeCalendarWeek() {
  const [week, setWeek] = React.useState(() => weekOf(dayjs('2026-05-13')));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack role="group" aria-label="Rota week" sx={{ maxWidth: 320 }}>
        <DateRangeCalendar
          calendars={1}
          value={week}
          rangePosition="start"
          onChange={([picked]) => picked && setWeek(weekOf(picked))}
          disableDragEditing
          disableHighlightToday
          sx={{ position: 'relative', overflowX: 'auto' }}
        />
        <Typography align="center" aria-live="polite">
          {week.map((day) => day?.format('D MMMM')).join(' to ')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
