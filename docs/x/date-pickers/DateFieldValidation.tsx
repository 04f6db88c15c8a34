import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

export default function DateFieldValidation() {
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2026-12-31'));
  const [reason, setReason] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateField
          label="Subscription ends"
          minDate={dayjs('2026-06-01')}
          maxDate={dayjs('2028-12-31')}
          value={end}
          onChange={(date, context) => {
            setEnd(date);
            setReason(context.validationError);
          }}
          helperText="June 2026 to December 2028"
        />
        <Button variant="outlined" disabled={reason !== null || end === null}>
          Extend
        </Button>
        <Typography variant="body2" aria-live="polite">
          {reason ?? (end ? 'Valid' : 'Empty')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
