import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const formats = [
  'YYYY-MM-DD',
  'DD/MM/YY',
  'D MMMM YYYY',
  'ddd DD.MM.YYYY',
  'MM/YYYY',
];

export default function DateFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        {formats.map((format) => (
          <DateField
            key={format}
            size="small"
            label={format}
            format={format}
            defaultValue={dayjs('2026-05-07')}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
