import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LifecycleSave() {
  const [requests, setRequests] = React.useState<string[]>([]);
  const latest = React.useRef<Dayjs | null>(dayjs('2026-05-07'));
  const sent = React.useRef('2026-05-07');

  function save() {
    const day = latest.current?.format('YYYY-MM-DD') ?? 'null';
    if (day === sent.current) return;
    sent.current = day;
    setRequests((earlier) => [...earlier, `PATCH /orders/42 ${day}`].slice(-3));
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: 320 }}>
        <DatePicker
          label="Ship on"
          defaultValue={dayjs('2026-05-07')}
          minDate={dayjs('2026-01-01')}
          onChange={(date, { validationError }) => {
            if (validationError === null) latest.current = date;
          }}
          onAccept={save}
          slotProps={{ textField: { onBlur: save } }}
        />
        <Typography variant="body2" component="pre" aria-live="polite">
          {requests.join('\n') || 'Nothing sent'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
