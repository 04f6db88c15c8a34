import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';

const buttonAtStart = { inputAdornment: { position: 'start' } } as const;

export default function CustomOpeningButtonStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimePicker
          label="Opens at"
          defaultValue={dayjs('2026-05-07T09:00')}
          slotProps={buttonAtStart}
        />
        <DateTimePicker
          label="Closed from"
          defaultValue={dayjs('2026-05-07T18:30')}
          slotProps={buttonAtStart}
        />
      </Stack>
    </LocalizationProvider>
  );
}
