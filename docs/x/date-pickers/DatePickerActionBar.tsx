import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerActionBar() {
  const [accepted, setAccepted] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div>
        <DatePicker
          label="Release"
          defaultValue={dayjs('2026-05-28')}
          closeOnSelect={false}
          onAccept={setAccepted}
          slotProps={{ actionBar: { actions: ['today', 'cancel', 'accept'] } }}
        />
        <Typography variant="body2" sx={{ mt: 1 }} aria-live="polite">
          {accepted ? `Moved to ${accepted.format('D MMMM YYYY')}` : 'Not moved'}
        </Typography>
      </div>
    </LocalizationProvider>
  );
}
