import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'The first delivery is on 4 May 2026',
  maxDate: 'Orders are open until 30 June 2026',
  shouldDisableDate: 'No delivery on Sundays',
};

export default function DatePickerErrorText() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2026-05-03')}
        minDate={dayjs('2026-05-04')}
        maxDate={dayjs('2026-06-30')}
        shouldDisableDate={(day) => day.day() === 0}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error
              ? (messages[error] ?? 'Enter a full date')
              : 'Monday to Saturday',
          },
        }}
      />
    </LocalizationProvider>
  );
}
