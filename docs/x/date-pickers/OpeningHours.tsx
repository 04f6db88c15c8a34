import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function OpeningHours() {
  const [opens, setOpens] = React.useState<Dayjs | null>(dayjs('2026-05-04T09:00'));
  const [closes, setCloses] = React.useState<Dayjs | null>(
    dayjs('2026-05-04T17:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        flexWrap="wrap"
        justifyContent="center"
      >
        <TimeField
          label="Opens"
          ampm={false}
          value={opens}
          onChange={setOpens}
          maxTime={closes ?? undefined}
        />
        <TimeField
          label="Closes"
          ampm={false}
          value={closes}
          onChange={setCloses}
          minTime={opens ?? undefined}
          helperText="After the opening time"
        />
      </Stack>
    </LocalizationProvider>
  );
}
