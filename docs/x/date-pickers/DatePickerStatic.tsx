import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

export default function DatePickerStatic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Day of the booking" sx={{ maxWidth: 320 }}>
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          defaultValue={dayjs('2026-05-12')}
          disableHighlightToday
          sx={{
            minWidth: 0,
            '& .MuiPickersLayout-contentWrapper': { minWidth: 0 },
            '& .MuiDateCalendar-root': { width: 1 },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
