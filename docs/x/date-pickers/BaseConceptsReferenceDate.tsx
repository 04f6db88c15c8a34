import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function BaseConceptsReferenceDate() {
  const [call, setCall] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 320 }}>
        <TimePicker
          label="Call on 7 May 2026"
          referenceDate={dayjs('2026-05-07')}
          value={call}
          onChange={setCall}
        />
        <Typography variant="body2" aria-live="polite">
          {call?.isValid() ? call.format('YYYY-MM-DD HH:mm') : 'No time yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
