import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TimeFieldValidation() {
  const [reason, setReason] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Shift starts"
        ampm={false}
        defaultValue={dayjs('2026-05-07T05:30')}
        minTime={dayjs('2026-05-07T06:00')}
        maxTime={dayjs('2026-05-07T22:00')}
        minutesStep={15}
        onError={setReason}
        helperText={
          reason === 'minutesStep'
            ? 'Quarters of an hour only'
            : 'Between 06:00 and 22:00'
        }
      />
    </LocalizationProvider>
  );
}
