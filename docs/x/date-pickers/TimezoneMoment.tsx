import moment from 'moment-timezone';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TimezoneMoment() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterMoment}
      dateLibInstance={moment}
      adapterLocale="en"
    >
      <DateTimePicker
        label="Meeting in Sydney"
        timezone="Australia/Sydney"
        defaultValue={moment.utc('2026-05-07T00:30:00Z')}
      />
    </LocalizationProvider>
  );
}
