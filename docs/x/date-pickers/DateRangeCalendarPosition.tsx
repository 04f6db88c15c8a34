import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateRangeCalendarPosition() {
  const [position, setPosition] = React.useState<RangePosition>('start');
  const [trip, setTrip] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-08-10'),
    dayjs('2026-08-21'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack role="group" aria-label="Trip" spacing={1} sx={{ maxWidth: 320 }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          value={position}
          onChange={(_, next: RangePosition | null) => next && setPosition(next)}
        >
          <ToggleButton value="start">
            {trip[0]?.format('D MMM') ?? 'Out'}
          </ToggleButton>
          <ToggleButton value="end">
            {trip[1]?.format('D MMM') ?? 'Back'}
          </ToggleButton>
        </ToggleButtonGroup>
        <DateRangeCalendar
          calendars={1}
          rangePosition={position}
          onRangePositionChange={setPosition}
          value={trip}
          onChange={setTrip}
          disableHighlightToday
          sx={{ position: 'relative', overflowX: 'auto' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
