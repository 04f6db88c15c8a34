import moment from 'moment-hijri';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterMomentHijri } from '@mui/x-date-pickers/AdapterMomentHijri';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const theme = createTheme({ direction: 'rtl' });

export default function CalendarSystemsHijri() {
  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterMomentHijri}>
        <div dir="rtl">
          <DatePicker
            label="Hijri date"
            defaultValue={moment('2026-05-07')}
            minDate={moment('1938-01-01')}
            maxDate={moment('2075-12-31')}
          />
        </div>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
