import * as React from 'react';
import dayjs from 'dayjs';
import type { DateView } from '@mui/x-date-pickers/models';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const views = ['year', 'month', 'day'] as const;

export default function LifecycleViews() {
  const [view, setView] = React.useState<DateView>('year');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Start of the contract" sx={{ maxWidth: 320 }}>
        {views.map((name) => (
          <Button
            key={name}
            aria-pressed={view === name}
            variant={view === name ? 'contained' : 'text'}
            onClick={() => setView(name)}
          >
            {name}
          </Button>
        ))}
        <DateCalendar
          views={views}
          view={view}
          onViewChange={setView}
          defaultValue={dayjs('2026-05-07')}
          disableHighlightToday
          sx={{ width: 1 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
