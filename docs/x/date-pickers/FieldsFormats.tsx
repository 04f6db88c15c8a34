import dayjs from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(advancedFormat);

const formats = {
  'DD.MM.YYYY HH:mm': '24 hours',
  'hh:mm:ss a, MMM DD': 'With seconds',
  '[Week of] ddd Do MMMM': 'Words and fixed text',
};

export default function FieldsFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        {Object.entries(formats).map(([format, label]) => (
          <DateTimeField
            key={format}
            fullWidth
            label={label}
            format={format}
            defaultValue={dayjs('2026-05-07T21:05:30')}
            helperText={format}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
