import * as React from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TimezoneLuxon() {
  const [departure, setDeparture] = React.useState<DateTime | null>(
    DateTime.fromISO('2026-05-07T18:30', { zone: 'Europe/Paris' }),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-GB">
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker
          label="Departure from Paris"
          value={departure}
          onChange={setDeparture}
        />
        <Typography variant="body2" aria-live="polite">
          {departure?.isValid ? departure.toISO() : 'No departure'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
