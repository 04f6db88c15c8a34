import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimeRangeFieldPickers() {
  const [opens, setOpens] = React.useState<Dayjs | null>(dayjs('2026-05-04T09:00'));
  const [closes, setCloses] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
        <TimePicker
          label="Opens at"
          ampm={false}
          value={opens}
          onChange={setOpens}
        />
        <TimePicker
          label="Closes at"
          ampm={false}
          disabled={!opens?.isValid()}
          minTime={opens?.isValid() ? opens.add(30, 'minute') : undefined}
          referenceDate={opens?.isValid() ? opens.add(8, 'hour') : undefined}
          value={closes}
          onChange={setCloses}
        />
      </Stack>
    </LocalizationProvider>
  );
}
