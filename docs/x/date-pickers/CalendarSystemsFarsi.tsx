import { format } from 'date-fns-jalali';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { faIR } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const theme = createTheme({ direction: 'rtl' }, faIR);

export default function CalendarSystemsFarsi() {
  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
        <div dir="rtl" lang="fa" role="group" aria-label="Persian calendar">
          <DateCalendar
            defaultValue={new Date(2026, 4, 7)}
            dayOfWeekFormatter={(_day, date: Date) => format(date, 'EEEEE')}
            disableHighlightToday
            sx={{ width: 1, maxWidth: 320 }}
          />
        </div>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
