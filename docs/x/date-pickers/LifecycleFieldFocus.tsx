import * as React from 'react';
import dayjs from 'dayjs';
import TextField from '@mui/material/TextField';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LifecycleFieldFocus() {
  const guests = React.useRef<HTMLInputElement>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Table for"
          referenceDate={dayjs('2026-05-07')}
          onAccept={() => setTimeout(() => guests.current?.focus(), 100)}
        />
        <TextField label="Guests" inputRef={guests} />
      </Stack>
    </LocalizationProvider>
  );
}
