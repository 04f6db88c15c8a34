import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DateRange } from '@mui/x-date-pickers-pro';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const reasons: Record<string, string> = {
  minTime: 'We open at 8:00',
  maxTime: 'We close at 20:00',
  minutesStep: 'Full quarters of an hour only',
  invalidRange: 'The end is before the start',
  invalidDate: 'Enter both times',
};

export default function TimeRangeFieldValidation() {
  const [error, setError] = React.useState<string | null>(null);
  const [slot, setSlot] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-05-04T10:00'),
    dayjs('2026-05-04T11:30'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <SingleInputTimeRangeField
          label="Court booking"
          ampm={false}
          minTime={dayjs('2026-05-04T08:00')}
          maxTime={dayjs('2026-05-04T20:00')}
          minutesStep={15}
          value={slot}
          onChange={setSlot}
          onError={([start, end]) => setError(start ?? end)}
          helperText={error ? reasons[error] : '8:00 to 20:00'}
        />
        <Typography variant="body2" aria-live="polite">
          {!error && slot[0] && slot[1]
            ? `${slot[1].diff(slot[0], 'minute')} minutes`
            : 'No valid slot'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
