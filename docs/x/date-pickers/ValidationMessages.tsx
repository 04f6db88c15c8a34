import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const firstDay = dayjs('2026-06-01');

function getMessage(error: DateTimeValidationError) {
  switch (error) {
    case null:
      return ' ';
    case 'invalidDate':
      return 'Enter a full date and time';
    case 'minDate':
      return `Not before ${firstDay.format('D MMMM YYYY')}`;
    case 'shouldDisableDate':
      return 'We are closed on Sundays';
    case 'minTime':
    case 'maxTime':
      return 'Open from 9:00 AM to 5:00 PM';
    default:
      return 'This time is not available';
  }
}

export default function ValidationMessages() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Appointment"
        defaultValue={dayjs('2026-06-03T18:30')}
        minDate={firstDay}
        minTime={dayjs('2026-06-01T09:00')}
        maxTime={dayjs('2026-06-01T17:00')}
        minutesStep={10}
        shouldDisableDate={(date) => date.day() === 0}
        onError={setError}
        slotProps={{ textField: { helperText: getMessage(error) } }}
      />
    </LocalizationProvider>
  );
}
