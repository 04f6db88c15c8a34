import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateFieldLeadingZeros() {
  const shared = { format: 'D/M/YYYY', defaultValue: dayjs('2026-05-07') };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        <DateField label="Paid" helperText="Always two digits" {...shared} />
        <DateField
          label="Paid, short"
          helperText="As the format says"
          shouldRespectLeadingZeros
          {...shared}
        />
      </Stack>
    </LocalizationProvider>
  );
}
