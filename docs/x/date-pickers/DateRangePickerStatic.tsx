import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';

export default function DateRangePickerStatic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Days of the course" sx={{ maxWidth: 1 }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          defaultValue={[dayjs('2026-09-07'), dayjs('2026-09-18')]}
          disableHighlightToday
          slotProps={{ actionBar: { actions: ['clear', 'accept'] } }}
          sx={{ minWidth: 0, overflowX: 'auto' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
