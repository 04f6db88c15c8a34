import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateRangeCalendarMonths() {
  const isWide = useMediaQuery('(min-width: 1400px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Season" sx={{ maxWidth: 1 }}>
        <DateRangeCalendar
          calendars={isWide ? 2 : 1}
          currentMonthCalendarPosition={isWide ? 2 : 1}
          disableAutoMonthSwitching
          defaultValue={[dayjs('2026-06-20'), null]}
          disableHighlightToday
          sx={{ position: 'relative', overflowX: 'auto' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
