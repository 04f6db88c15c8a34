import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ValidationMonthYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Closed quarter"
        views={['year', 'month']}
        openTo="month"
        defaultValue={dayjs('2026-06-01')}
        minDate={dayjs('2020-01-01')}
        maxDate={dayjs('2029-12-31')}
        shouldDisableMonth={(month) => month.month() % 3 !== 2}
        shouldDisableYear={(year) => year.year() === 2021}
        slotProps={{ textField: { helperText: 'March, June, September, December' } }}
      />
    </LocalizationProvider>
  );
}
