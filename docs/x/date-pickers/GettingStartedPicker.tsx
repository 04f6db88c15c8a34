import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function GettingStartedPicker() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2026-05-07'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Order date" value={date} onChange={setDate} />
    </LocalizationProvider>
  );
}
