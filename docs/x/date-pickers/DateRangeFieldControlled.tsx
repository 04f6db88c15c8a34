import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateRangeFieldControlled() {
  const [period, setPeriod] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-04-01'),
    dayjs('2026-03-01'),
  ]);
  const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);
  const [start, end] = period.map((day) =>
    day?.isValid() ? day.format('YYYY-MM-DD') : 'null',
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <SingleInputDateRangeField
          label="Warranty period"
          value={period}
          onChange={setPeriod}
          onError={setErrors}
          helperText={
            errors.includes('invalidRange') ? 'The end is before the start' : ' '
          }
          clearable
        />
        <Typography variant="body2" aria-live="polite">
          {`[${start}, ${end}]`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
