import dayjs from 'dayjs';
import 'dayjs/locale/he';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { heIL } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const theme = createTheme({ direction: 'rtl' }, heIL);

export default function LocalizationRightToLeft() {
  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="he">
        <div dir="rtl" lang="he" role="group" aria-label="Day of the delivery">
          <DateCalendar
            defaultValue={dayjs('2026-05-07')}
            disableHighlightToday
            sx={{ width: 1, maxWidth: 320 }}
          />
        </div>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
