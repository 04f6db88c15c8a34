import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro';

const NIGHTS_MIN = 3;

export default function ThreeNights() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-06-10'),
    null,
  ]);
  const [arrival] = stay;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        value={stay}
        onChange={setStay}
        shouldDisableDate={(day, position) =>
          position === 'start' || arrival === null
            ? false
            : day.isBefore(arrival.add(NIGHTS_MIN, 'day'), 'day')
        }
      />
    </LocalizationProvider>
  );
}
