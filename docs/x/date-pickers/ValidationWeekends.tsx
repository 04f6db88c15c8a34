import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const holidays = ['2026-05-01', '2026-05-14', '2026-05-25'];
const isWeekend = (date: Dayjs) => [0, 6].includes(date.day());
const isHoliday = (date: Dayjs) => holidays.includes(date.format('YYYY-MM-DD'));

export default function ValidationWeekends() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Weekdays only"
          defaultValue={dayjs('2026-05-06')}
          shouldDisableDate={isWeekend}
        />
        <DatePicker
          label="No weekends, no holidays"
          defaultValue={dayjs('2026-05-14')}
          shouldDisableDate={(date) => isWeekend(date) || isHoliday(date)}
        />
      </Stack>
    </LocalizationProvider>
  );
}
