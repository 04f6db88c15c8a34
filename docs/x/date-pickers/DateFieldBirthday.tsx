import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const earliest = dayjs('1900-01-01');

export default function DateFieldBirthday() {
  const [born, setBorn] = React.useState<Dayjs | null>(null);
  const weekday = born?.isValid() && !born.isBefore(earliest) && born.format('dddd');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Date of birth"
        format="DD/MM/YYYY"
        value={born}
        onChange={setBorn}
        disableFuture
        minDate={earliest}
        helperText={weekday ? `A ${weekday}` : 'Day, month, year'}
      />
    </LocalizationProvider>
  );
}
