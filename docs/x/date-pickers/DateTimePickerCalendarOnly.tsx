import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const typedTime = { hours: null, minutes: null, seconds: null };

export default function DateTimePickerCalendarOnly() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Incident"
        ampm={false}
        defaultValue={dayjs('2026-05-07T13:42')}
        viewRenderers={typedTime}
        slotProps={{ textField: { helperText: 'Pick the day, type the time' } }}
      />
    </LocalizationProvider>
  );
}
