import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezonePlugin from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezonePlugin);

const zones = ['UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Tokyo'];

export default function TimezoneMixed() {
  const [timezone, setTimezone] = React.useState('Asia/Tokyo');
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs.utc('2026-05-07T16:30:00Z'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: 1 }}>
        <TextField
          select
          label="Displayed time zone"
          value={timezone}
          onChange={(event) => setTimezone(event.target.value)}
        >
          {zones.map((zone) => (
            <MenuItem key={zone} value={zone}>
              {zone}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker
          label="Start of the call"
          timezone={timezone}
          value={start}
          onChange={setStart}
        />
        <Typography variant="body2" aria-live="polite">
          Saved: {start?.isValid() ? start.toISOString() : 'nothing'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
