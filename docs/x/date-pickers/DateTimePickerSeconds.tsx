import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerSeconds() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker
          label="Departure"
          ampm={false}
          format="DD/MM/YYYY HH:mm"
          defaultValue={dayjs('2026-05-07T18:05')}
        />
        <DateTimePicker
          label="Log since"
          ampm={false}
          views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']}
          timeSteps={{ minutes: 1, seconds: 1 }}
          defaultValue={dayjs('2026-05-07T18:05:31')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
