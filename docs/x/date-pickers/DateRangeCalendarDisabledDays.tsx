import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const taken = ['2026-05-14', '2026-05-15', '2026-05-16'];

export default function DateRangeCalendarDisabledDays() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-05-11'),
    null,
  ]);
  const firstTaken = taken.find((night) => stay[0]?.isBefore(night));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Nights at the hotel" sx={{ maxWidth: 320 }}>
        <DateRangeCalendar
          calendars={1}
          value={stay}
          onChange={([start, end], state) =>
            setStay([start, state === 'finish' ? end : null])
          }
          defaultRangePosition="end"
          minDate={dayjs('2026-05-04')}
          shouldDisableDate={(day, position) =>
            position === 'start'
              ? taken.includes(day.format('YYYY-MM-DD'))
              : firstTaken !== undefined && day.isAfter(firstTaken, 'day')
          }
          disableDragEditing
          disableHighlightToday
          sx={{ position: 'relative', overflowX: 'auto' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
