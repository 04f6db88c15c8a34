import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FieldsPlaceholders() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{
        fieldDayPlaceholder: () => 'day',
        fieldMonthPlaceholder: () => 'month',
        fieldYearPlaceholder: () => 'year',
      }}
    >
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField label="Named parts" format="DD / MM / YYYY" focused />
        <DateField
          label="Own text"
          focused
          slotProps={{ textField: { placeholder: 'Any day in May' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
