import { DateTime } from 'luxon';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function AdaptersLocaleLuxon() {
  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-GB">
      <TimePicker
        label="Opening time"
        defaultValue={DateTime.fromISO('2026-05-07T16:30')}
      />
    </LocalizationProvider>
  );
}
