import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const messages: Record<string, string> = {
  minDate: 'From 1 June, 8 am',
  minTime: 'From 1 June, 8 am',
  maxDate: 'Until 3 June, 6 pm',
  maxTime: 'Until 3 June, 6 pm',
  invalidRange: 'The end is before the start',
  invalidDate: 'Enter day and time',
};

export default function DateTimeRangeFieldValidation() {
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 1, maxWidth: 480 }}>
        <MultiInputDateTimeRangeField
          direction="column"
          alignItems="stretch"
          ampm={false}
          format="DD/MM/YYYY HH:mm"
          minDateTime={dayjs('2026-06-01T08:00')}
          maxDateTime={dayjs('2026-06-03T18:00')}
          defaultValue={[dayjs('2026-06-01T07:30'), dayjs('2026-06-02T17:00')]}
          onError={setErrors}
          slots={{ separator: () => null }}
          slotProps={{
            textField: ({ position }) => {
              const reason = errors[position === 'start' ? 0 : 1];
              return {
                label: position === 'start' ? 'Talk starts' : 'Talk ends',
                helperText: reason ? messages[reason] : ' ',
              };
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
