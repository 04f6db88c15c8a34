import * as React from 'react';
import { format, isValid } from 'date-fns';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function GettingStartedDateFns() {
  const [start, setStart] = React.useState<Date | null>(new Date(2026, 4, 7, 9, 30));

  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker label="Meeting" value={start} onChange={setStart} />
        <Typography variant="body2" aria-live="polite">
          {start && isValid(start) ? format(start, 'EEEE, HH:mm') : 'No meeting'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
