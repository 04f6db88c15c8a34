import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

export default function DateRangeCalendarStyled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Sprint" sx={{ maxWidth: 320 }}>
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2026-05-04'), dayjs('2026-05-15')]}
          disableHighlightToday
          sx={{
            position: 'relative',
            overflowX: 'auto',
            '& .MuiDateRangePickerDay-rangeIntervalDayHighlight': {
              bgcolor: 'success.main',
              '& .MuiPickersDay-root:not(.Mui-selected)': {
                color: 'success.contrastText',
              },
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
