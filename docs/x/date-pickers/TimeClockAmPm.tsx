import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const start = dayjs('2026-05-07T15:00');

export default function TimeClockAmPm() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" flexWrap="wrap" justifyContent="center">
        <div role="group" aria-label="12-hour clock">
          <Typography align="center">ampm, ampmInClock</Typography>
          <TimeClock ampm ampmInClock defaultValue={start} sx={{ width: 252 }} />
        </div>
        <div role="group" aria-label="24-hour clock">
          <Typography align="center">ampm=&#123;false&#125;</Typography>
          <TimeClock ampm={false} defaultValue={start} sx={{ width: 252 }} />
        </div>
      </Stack>
    </LocalizationProvider>
  );
}
