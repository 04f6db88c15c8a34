import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeView } from '@mui/x-date-pickers/models';

const isLunch = (time: Dayjs, view: TimeView) =>
  view === 'hours' && time.hour() === 12;

export default function ValidationTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimePicker
          label="Opening hours, no lunch"
          ampm={false}
          defaultValue={dayjs('2026-05-07T12:30')}
          minTime={dayjs('2026-05-07T09:00')}
          maxTime={dayjs('2026-05-07T17:30')}
          shouldDisableTime={isLunch}
        />
        <TimePicker
          label="Every quarter of an hour"
          ampm={false}
          defaultValue={dayjs('2026-05-07T10:07')}
          minutesStep={15}
        />
      </Stack>
    </LocalizationProvider>
  );
}
