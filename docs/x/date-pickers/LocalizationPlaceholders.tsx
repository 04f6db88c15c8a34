import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LocalizationPlaceholders() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{
        fieldDayPlaceholder: () => 'TT',
        fieldMonthPlaceholder: () => 'MM',
        fieldYearPlaceholder: ({ digitAmount }) => 'J'.repeat(digitAmount),
        fieldHoursPlaceholder: () => 'SS',
        fieldMinutesPlaceholder: () => 'MM',
      }}
    >
      <DateTimeField
        label="Datum"
        format="DD.MM.YYYY HH:mm"
        InputLabelProps={{ shrink: true }}
      />
    </LocalizationProvider>
  );
}
