import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateTimePickerSingleColumn() {
  const [visit, setVisit] = React.useState<Dayjs | null>(dayjs('2026-05-07T10:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Dentist"
        value={visit}
        onChange={setVisit}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        minTime={dayjs('2026-01-01T08:00')}
        maxTime={dayjs('2026-01-01T16:30')}
        shouldDisableDate={(day) => day.day() === 0 || day.day() === 6}
        skipDisabled
      />
    </LocalizationProvider>
  );
}
