import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { digitalClockText } from './digitalClockText';

export default function DigitalClockColumns() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-05-07T14:15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={digitalClockText}>
      <Stack spacing={1} sx={{ width: 168 }}>
        <MultiSectionDigitalClock
          aria-label="Meeting start"
          value={start}
          onChange={setStart}
        />
        <Typography variant="body2" aria-live="polite">
          {start ? `Starts at ${start.format('HH:mm')}` : 'No time yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
