import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateRangeCalendarBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Booking period" sx={{ maxWidth: 320 }}>
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2026-05-11'), dayjs('2026-05-15')]}
          disableHighlightToday
          sx={{ position: 'relative', overflowX: 'auto' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
