import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

export default function DateTimePickerTabs() {
  const start = dayjs('2026-05-07T09:30');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <MobileDateTimePicker label="With tabs" defaultValue={start} />
        <MobileDateTimePicker
          label="Without tabs, AM and PM below"
          defaultValue={start}
          ampmInClock
          slotProps={{ tabs: { hidden: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
