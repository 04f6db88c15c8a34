import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

export default function TimePickerStatic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Time of the delivery" sx={{ maxWidth: 320 }}>
        <StaticTimePicker
          displayStaticWrapperAs="desktop"
          ampm
          ampmInClock
          defaultValue={dayjs('2026-05-07T16:20')}
          sx={{
            minWidth: 0,
            '& .MuiPickersLayout-contentWrapper': { minWidth: 0 },
            '& .MuiTimeClock-root': { width: 1 },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
