import * as React from 'react';
import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

function describe(time: Dayjs | null) {
  if (time === null) return 'No alarm';
  return time.isValid() ? `Rings at ${time.format('HH:mm')}` : 'Hours and minutes';
}

export default function TimeFieldControlled() {
  const [alarm, setAlarm] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Alarm"
        ampm={false}
        value={alarm}
        onChange={setAlarm}
        clearable
        helperText={describe(alarm)}
      />
    </LocalizationProvider>
  );
}
