import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const departure = dayjs('2026-05-07T09:30');

export default function FieldsBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField label="Date" defaultValue={departure} />
        <TimeField label="Time" defaultValue={departure} />
        <DateTimeField label="Date and time" defaultValue={departure} />
      </Stack>
    </LocalizationProvider>
  );
}
