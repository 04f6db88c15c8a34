import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateCalendarViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Report month" sx={{ width: 1, maxWidth: 320 }}>
        <DateCalendar
          views={['year', 'month']}
          openTo="month"
          defaultValue={dayjs('2026-03-01')}
          minDate={dayjs('2020-01-01')}
          maxDate={dayjs('2026-12-31')}
          disableHighlightToday
          sx={{ width: 1, '& .MuiMonthCalendar-root': { width: 1 } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
