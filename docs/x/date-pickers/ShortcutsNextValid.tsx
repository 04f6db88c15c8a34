import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const isWeekend = (day: Dayjs) => [0, 6].includes(day.day());

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Saturday', getValue: () => dayjs('2026-05-09') },
  {
    label: 'Next working day',
    getValue: ({ isValid }) => {
      let day = dayjs('2026-05-09');
      while (!isValid(day)) {
        day = day.add(1, 'day');
      }
      return day;
    },
  },
];

export default function ShortcutsNextValid() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        referenceDate={dayjs('2026-05-08')}
        shouldDisableDate={isWeekend}
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}
