import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerSingleColumn() {
  const [table, setTable] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Table for"
        value={table}
        onChange={setTable}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        minTime={dayjs('2026-05-07T17:00')}
        maxTime={dayjs('2026-05-07T21:30')}
        skipDisabled
        slotProps={{ textField: { helperText: '5 PM to 9:30 PM' } }}
      />
    </LocalizationProvider>
  );
}
