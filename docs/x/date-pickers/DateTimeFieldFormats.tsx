import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFieldFormats() {
  const shared = { fullWidth: true, defaultValue: dayjs('2026-05-07T18:05:31') };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 280 }}>
        <DateTimeField label="24 hours" ampm={false} {...shared} />
        <DateTimeField label="Seconds" format="DD/MM/YYYY HH:mm:ss" {...shared} />
        <DateTimeField label="ISO order" format="YYYY-MM-DD HH:mm" {...shared} />
        <DateTimeField label="Words" format="D MMM YYYY, hh:mm A" {...shared} />
      </Stack>
    </LocalizationProvider>
  );
}
