import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { deDE } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function LocalizationGerman() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={german}
    >
      <DatePicker label="Datum" slotProps={{ textField: { lang: 'de' } }} />
    </LocalizationProvider>
  );
}
