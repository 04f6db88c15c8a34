import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const dateFormats = { keyboardDate: 'YYYY-MM-DD', monthAndYear: 'MM/YYYY' };

export default function AdaptersLocaleFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={dateFormats}>
      <DateField label="Order date" defaultValue={dayjs('2026-05-07')} />
      <DateCalendar
        defaultValue={dayjs('2026-05-07')}
        disableHighlightToday
        sx={{ width: 1, maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
