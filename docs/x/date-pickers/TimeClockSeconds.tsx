import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockSeconds() {
  const [length, setLength] = React.useState<Dayjs>(dayjs('2026-05-07T00:05:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        role="group"
        aria-label="Length of the video"
        sx={{ width: 1, maxWidth: 300 }}
      >
        <Typography align="center" variant="h4" component="p" aria-live="polite">
          {length.format('mm:ss')}
        </Typography>
        <TimeClock
          views={['minutes', 'seconds']}
          showViewSwitcher
          value={length}
          onChange={(value: Dayjs | null) => value && setLength(value)}
          sx={{ width: 1 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
