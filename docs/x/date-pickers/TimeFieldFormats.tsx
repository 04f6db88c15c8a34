import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const finish = dayjs('2026-05-07T14:05:31');

export default function TimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        <TimeField label="ampm false" ampm={false} defaultValue={finish} />
        <TimeField label="HH:mm:ss" format="HH:mm:ss" defaultValue={finish} />
        <TimeField label="hh:mm a" format="hh:mm a" defaultValue={finish} />
        <TimeField label="mm:ss" format="mm:ss" defaultValue={finish} />
      </Stack>
    </LocalizationProvider>
  );
}
