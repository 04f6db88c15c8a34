import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateRangePickerBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 1, maxWidth: 440 }}>
        <DateRangePicker
          defaultValue={[dayjs('2026-05-11'), dayjs('2026-05-15')]}
          localeText={{ start: 'Check-in', end: 'Check-out' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
