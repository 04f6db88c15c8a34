import moment from 'moment';
import 'moment/locale/es';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

moment.locale('en');

export default function AdaptersLocaleMoment() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="es">
      <DateCalendar
        defaultValue={moment('2026-05-07')}
        disableHighlightToday
        sx={{ width: 1, maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
