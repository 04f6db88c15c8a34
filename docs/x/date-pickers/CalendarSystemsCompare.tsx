import * as React from 'react';
import { enUS } from 'date-fns-jalali/locale';
import Stack from '@mui/material/Stack';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function CalendarSystemsCompare() {
  const [date, setDate] = React.useState<Date | null>(new Date(2026, 4, 7));

  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        <DateField label="Gregorian date" value={date} onChange={setDate} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDateFnsJalali} adapterLocale={enUS}>
        <DateField
          label="Jalali date"
          format="yyyy/MM/dd"
          value={date}
          onChange={setDate}
        />
      </LocalizationProvider>
    </Stack>
  );
}
