import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const messages: Record<string, string> = {
  invalidDate: 'Enter a date',
  minDate: 'Orders begin in 2024',
};

export default function PickersMigrationMessages() {
  const [error, setError] = React.useState<string | null>(null);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2023-11-20')}
        minDate={dayjs('2024-01-01')}
        onError={setError}
        slotProps={{ textField: { helperText: error && messages[error] } }}
      />
    </LocalizationProvider>
  );
}
