import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <TimePicker
          label="Train leaves"
          timeSteps={{ minutes: 1 }}
          defaultValue={dayjs('2026-05-07T08:07')}
          slotProps={{ textField: { helperText: 'A list of every minute' } }}
        />
        <TimePicker
          label="Booking starts"
          timeSteps={{ minutes: 15 }}
          minutesStep={15}
          defaultValue={dayjs('2026-05-07T14:15')}
          slotProps={{ textField: { helperText: 'Quarters of an hour only' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
