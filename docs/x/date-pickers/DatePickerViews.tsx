import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Card valid until"
          views={['year', 'month']}
          openTo="month"
          format="MM/YYYY"
          minDate={dayjs('2026-01-01')}
          maxDate={dayjs('2036-12-31')}
          defaultValue={dayjs('2028-08-01')}
        />
        <DatePicker
          label="Financial year"
          views={['year']}
          minDate={dayjs('2015-01-01')}
          maxDate={dayjs('2026-12-31')}
          defaultValue={dayjs('2025-01-01')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
