import { enUS } from 'date-fns/locale';
import { format } from 'date-fns';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const locale: Locale = { ...enUS, options: { ...enUS.options, weekStartsOn: 1 } };

export default function AdaptersLocaleWeekdays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locale}>
      <DateCalendar
        defaultValue={new Date(2026, 4, 7)}
        dayOfWeekFormatter={(_day, date: Date) => format(date, 'EEEEEE')}
        disableHighlightToday
        sx={{ width: 1, maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
