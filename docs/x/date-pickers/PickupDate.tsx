import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const firstDay = dayjs('2026-05-04');
const lastDay = dayjs('2026-06-30');

export default function PickupDate() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2026-05-07'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320, mx: 'auto' }}>
        <DatePicker
          label="Pick-up date"
          format="DD/MM/YYYY"
          value={date}
          onChange={setDate}
          minDate={firstDay}
          maxDate={lastDay}
          shouldDisableDate={(day) => day.day() === 0}
          slotProps={{ textField: { helperText: 'Monday to Saturday' } }}
        />
        <Typography variant="body2" aria-live="polite">
          {date?.isValid()
            ? `We wait for you on ${date.format('D MMMM YYYY')}.`
            : 'No date yet.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
