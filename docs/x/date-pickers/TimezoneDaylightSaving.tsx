import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const moments = ['2026-03-07T14:00:00Z', '2026-03-08T14:00:00Z'];

export default function TimezoneDaylightSaving() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {moments.map((iso) => (
          <DateTimeField
            key={iso}
            label="Backup, time in New York"
            timezone="America/New_York"
            value={dayjs.utc(iso)}
            helperText={`${iso} in UTC`}
            readOnly
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
