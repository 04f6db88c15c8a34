import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CustomComponentsMonthYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Billing month" sx={{ width: 1, maxWidth: 320 }}>
        <DateCalendar
          views={['year', 'month']}
          openTo="month"
          defaultValue={dayjs('2026-05-01')}
          disableHighlightToday
          sx={{
            width: 1,
            '& .MuiMonthCalendar-root': { width: 1 },
            '& .MuiPickersMonth-monthButton, & .MuiPickersYear-yearButton': {
              mx: 0.5,
              borderRadius: 1,
              border: 1,
              borderColor: 'text.secondary',
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
