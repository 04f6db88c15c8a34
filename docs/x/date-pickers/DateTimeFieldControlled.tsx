import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimeFieldControlled() {
  const [due, setDue] = React.useState<Dayjs | null>(dayjs('2026-05-07T09:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimeField
          label="Task due"
          ampm={false}
          value={due}
          onChange={setDue}
          helperText={due?.isValid() ? due.format('dddd') : 'Day and time'}
        />
        <Button
          disabled={!due?.isValid()}
          onClick={() => setDue((date) => date && date.add(1, 'day'))}
        >
          One day later
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
