import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function BaseConceptsParts() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(dayjs('2026-07-18'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Arrival" sx={{ width: 1, maxWidth: 320 }}>
        <DateField
          fullWidth
          label="Arrival date"
          value={arrival}
          onChange={setArrival}
        />
        <DateCalendar
          value={arrival}
          onChange={setArrival}
          disableHighlightToday
          sx={{ width: 1 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
