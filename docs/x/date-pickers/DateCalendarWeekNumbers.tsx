import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateCalendarWeekNumbers() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Sprint start" sx={{ maxWidth: 340 }}>
        <DateCalendar
          displayWeekNumber
          showDaysOutsideCurrentMonth
          fixedWeekNumber={6}
          dayOfWeekFormatter={(_, day) => day.format('dd')}
          defaultValue={dayjs('2026-02-16')}
          disableHighlightToday
          sx={{
            width: 1,
            '& .MuiPickersDay-root': { mx: 0 },
            '& .MuiDayCalendar-weekNumber': { color: 'text.secondary' },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
