import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateCalendarBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Delivery day" sx={{ width: 1, maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2026-05-07')}
          disableHighlightToday
          sx={{ width: 1 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
