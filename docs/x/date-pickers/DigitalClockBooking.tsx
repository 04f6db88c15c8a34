import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const day = dayjs('2026-05-07');
const booked = ['10:00', '10:30', '13:00', '15:30'];

export default function DigitalClockBooking() {
  const [slot, setSlot] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack role="group" aria-label="Free on 7 May" spacing={1} sx={{ width: 180 }}>
        <DigitalClock
          skipDisabled
          ampm={false}
          referenceDate={day}
          value={slot}
          onChange={setSlot}
          minTime={day.hour(9)}
          maxTime={day.hour(16)}
          shouldDisableTime={(time) => booked.includes(time.format('HH:mm'))}
        />
        <Button disabled={!slot} variant="contained">
          {slot ? `Book ${slot.format('HH:mm')}` : 'Choose a time'}
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
