import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerSeconds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimePicker
          label="Log entry"
          views={['hours', 'minutes', 'seconds']}
          timeSteps={{ minutes: 1, seconds: 1 }}
          defaultValue={dayjs('2026-05-07T14:05:31')}
        />
        <TimePicker
          label="Backup at"
          views={['hours']}
          defaultValue={dayjs('2026-05-07T03:00')}
        />
        <TimePicker
          label="Video clip starts"
          views={['minutes', 'seconds']}
          format="mm:ss"
          defaultValue={dayjs('2026-05-07T00:02:15')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
