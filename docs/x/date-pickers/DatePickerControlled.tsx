import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DatePickerControlled() {
  const [due, setDue] = React.useState<Dayjs | null>(dayjs('2026-06-15'));
  const isComplete = due !== null && due.isValid();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker label="Invoice due" value={due} onChange={setDue} />
        <Button
          disabled={!isComplete}
          onClick={() => setDue((date) => date && date.add(14, 'day'))}
        >
          Two weeks later
        </Button>
        <Typography variant="body2" aria-live="polite">
          {isComplete ? due.format('YYYY-MM-DD') : 'No date yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
