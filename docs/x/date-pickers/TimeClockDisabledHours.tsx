import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const day = dayjs('2026-05-07');

export default function TimeClockDisabledHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Consultation" sx={{ width: 1, maxWidth: 300 }}>
        <TimeClock
          showViewSwitcher
          ampm={false}
          defaultValue={day.hour(10)}
          minTime={day.hour(8)}
          maxTime={day.hour(17).minute(30)}
          minutesStep={15}
          shouldDisableTime={(time, view) => view === 'hours' && time.hour() === 12}
          sx={{
            width: 1,
            '& .MuiClock-clock': { bgcolor: 'action.selected' },
            '& .MuiClock-clock:has(:focus-visible)': {
              outline: '2px solid',
              outlineColor: 'primary.main',
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
