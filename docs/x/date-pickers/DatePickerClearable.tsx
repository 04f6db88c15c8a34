import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerClearable() {
  const [since, setSince] = React.useState<Dayjs | null>(dayjs('2026-01-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Orders since"
        value={since}
        onChange={setSince}
        slotProps={{
          field: { clearable: true },
          actionBar: { actions: ['clear', 'cancel', 'accept'] },
          textField: { helperText: since ? 'Filtered' : 'All orders' },
        }}
      />
    </LocalizationProvider>
  );
}
