import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

export default function DateCalendarMonthYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <Box role="group" aria-label="Month of the report">
          <MonthCalendar
            defaultValue={dayjs('2026-05-01')}
            disableHighlightToday
            sx={{ width: 1 }}
          />
        </Box>
        <Box role="group" aria-label="Year of the report">
          <YearCalendar
            defaultValue={dayjs('2026-01-01')}
            minDate={dayjs('2021-01-01')}
            maxDate={dayjs('2028-12-31')}
            yearsPerRow={4}
            disableHighlightToday
            sx={{ width: 1 }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
