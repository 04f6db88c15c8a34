import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Last 7 days', getValue: () => [dayjs().subtract(6, 'day'), dayjs()] },
  {
    label: 'This month',
    getValue: () => [dayjs().startOf('month'), dayjs().endOf('month')],
  },
  {
    label: 'Last month',
    getValue: () => {
      const lastMonth = dayjs().subtract(1, 'month');
      return [lastMonth.startOf('month'), lastMonth.endOf('month')];
    },
  },
  { label: 'All time', getValue: () => [null, null] },
];

export default function ShortcutsRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Invoices from', end: 'Invoices to' }}
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}
