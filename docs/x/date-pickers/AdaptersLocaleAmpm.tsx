import dayjs from 'dayjs';
import 'dayjs/locale/de';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const opening = dayjs('2026-05-07T16:30');

export default function AdaptersLocaleAmpm() {
  return (
    <Stack spacing={2}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en">
        <TimePicker
          label="English, ampm={false}"
          ampm={false}
          defaultValue={opening}
        />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <TimePicker label="German, ampm" ampm defaultValue={opening} />
      </LocalizationProvider>
    </Stack>
  );
}
