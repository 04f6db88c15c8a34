import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const asMinimum = (date: Dayjs | null) => (date?.isValid() ? date : undefined);

export default function DateTimePickerStartEnd() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-05-07T09:00'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2026-05-07T08:00'));
  const isTooEarly = start !== null && end !== null && end.isBefore(start);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <DateTimePicker label="Event starts" value={start} onChange={setStart} />
        <DateTimePicker
          label="Event ends"
          value={end}
          onChange={setEnd}
          minDateTime={asMinimum(start)}
          slotProps={{
            textField: { helperText: isTooEarly ? 'Ends before it starts' : ' ' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
