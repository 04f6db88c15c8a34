import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeView } from '@mui/x-date-pickers/models';

export default function TimeClockControlled() {
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-05-07T16:45'));
  const [view, setView] = React.useState<TimeView>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack role="group" aria-label="Closing time" alignItems="center">
        <ButtonGroup size="large">
          <Button aria-pressed={view === 'hours'} onClick={() => setView('hours')}>
            {time ? time.format('HH') : '--'} hours
          </Button>
          <Button
            aria-pressed={view === 'minutes'}
            onClick={() => setView('minutes')}
          >
            {time ? time.format('mm') : '--'} minutes
          </Button>
        </ButtonGroup>
        <TimeClock
          ampm={false}
          value={time}
          onChange={(newTime: Dayjs | null) => setTime(newTime)}
          view={view}
          onViewChange={setView}
          sx={{ width: 260 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
