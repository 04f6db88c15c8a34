import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Alarm" sx={{ width: 1, maxWidth: 300 }}>
        <TimeClock
          ampmInClock
          showViewSwitcher
          defaultValue={dayjs('2026-05-07T07:30')}
          sx={{ width: 1 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
