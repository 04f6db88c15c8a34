import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError, TimeView } from '@mui/x-date-pickers/models';

const messages: Partial<Record<NonNullable<TimeValidationError>, string>> = {
  minTime: 'We open at 08:30',
  maxTime: 'The last pick-up is at 18:00',
  'shouldDisableTime-hours': 'Closed from 12:00 to 13:00',
};

const isLunch = (time: Dayjs, view: TimeView) =>
  view === 'hours' && time.hour() === 12;

export default function TimePickerOpeningHours() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Pick-up"
        ampm={false}
        defaultValue={dayjs('2026-05-07T12:15')}
        minTime={dayjs('2026-05-07T08:30')}
        maxTime={dayjs('2026-05-07T18:00')}
        shouldDisableTime={isLunch}
        onError={setError}
        slotProps={{
          textField: {
            helperText: error
              ? (messages[error] ?? 'Enter a time')
              : '08:30 to 18:00',
          },
        }}
      />
    </LocalizationProvider>
  );
}
