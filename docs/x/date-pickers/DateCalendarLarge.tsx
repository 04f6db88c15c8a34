import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const size = 'clamp(30px, 11vw, 48px)';

export default function DateCalendarLarge() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Table booking" sx={{ width: 1, maxWidth: 400 }}>
        <DateCalendar
          defaultValue={dayjs('2026-06-19')}
          disableHighlightToday
          sx={{
            width: 1,
            height: 'auto',
            maxHeight: 'none',
            '& .MuiDayCalendar-weekDayLabel': { width: size },
            '& .MuiPickersDay-root, & .MuiDayCalendar-weekContainer > div': {
              width: size,
              height: size,
              fontSize: 16,
            },
            '& .MuiDayCalendar-slideTransition': { minHeight: 330 },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
