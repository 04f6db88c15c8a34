import * as React from 'react';
import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerText() {
  const [reminder, setReminder] = React.useState('10:30');
  const value = React.useMemo(() => dayjs(`2026-01-01T${reminder}`), [reminder]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 320 }}>
        <TimePicker
          label="Daily reminder"
          ampm={false}
          value={value}
          onChange={(time) => {
            if (time?.isValid()) setReminder(time.format('HH:mm'));
          }}
        />
        <Typography variant="body2" aria-live="polite">
          {`Saved as "${reminder}"`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
