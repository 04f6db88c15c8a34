import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateRangePickerCommunity() {
  const [from, setFrom] = React.useState<Dayjs | null>(dayjs('2026-08-03'));
  const [to, setTo] = React.useState<Dayjs | null>(dayjs('2026-08-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
        <DatePicker
          label="Holiday from"
          value={from}
          onChange={setFrom}
          onAccept={(day) => {
            if (day && to?.isBefore(day)) setTo(null);
          }}
        />
        <DatePicker
          label="Holiday to"
          value={to}
          onChange={setTo}
          minDate={from?.isValid() ? from : undefined}
          referenceDate={from?.isValid() ? from : undefined}
        />
      </Stack>
    </LocalizationProvider>
  );
}
