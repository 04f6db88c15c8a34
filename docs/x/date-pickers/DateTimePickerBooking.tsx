import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError, TimeView } from '@mui/x-date-pickers/models';

const isClosed = (time: Dayjs, view: TimeView) =>
  view === 'hours' && (time.hour() < 8 || time.hour() >= 18);

function getMessage(error: DateTimeValidationError) {
  if (error === null) return '4 May 10:00 to 29 May, 8:00 to 18:00';
  if (error === 'minDate' || error === 'minTime') return 'Opens on 4 May at 10:00';
  if (error === 'maxDate' || error === 'maxTime') return 'Ends on 29 May at 18:00';
  if (error === 'shouldDisableTime-hours') return 'Open from 8:00 to 18:00';
  return 'Enter day and time';
}

export default function DateTimePickerBooking() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Workshop"
        ampm={false}
        defaultValue={dayjs('2026-05-04T09:00')}
        minDateTime={dayjs('2026-05-04T10:00')}
        maxDateTime={dayjs('2026-05-29T18:00')}
        shouldDisableTime={isClosed}
        skipDisabled
        onError={setError}
        slotProps={{ textField: { helperText: getMessage(error) } }}
      />
    </LocalizationProvider>
  );
}
