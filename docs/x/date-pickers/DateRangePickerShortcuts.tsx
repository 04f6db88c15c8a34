import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import type { DateRange, PickersShortcutsItem } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const quarters = [0, 1, 2, 3].map(
  (index): PickersShortcutsItem<DateRange<Dayjs>> => ({
    label: `Quarter ${index + 1}`,
    getValue: () => {
      const first = dayjs('2026-01-01').add(3 * index, 'month');
      return [first, first.add(2, 'month').endOf('month')];
    },
  }),
);

export default function DateRangePickerShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 1, maxWidth: 440 }}>
        <DateRangePicker
          calendars={1}
          maxDate={dayjs('2026-09-30')}
          referenceDate={dayjs('2026-01-01')}
          localeText={{ start: 'Invoices from', end: 'Invoices to' }}
          slotProps={{
            shortcuts: {
              items: [
                ...quarters,
                { label: 'Clear', getValue: (): DateRange<Dayjs> => [null, null] },
              ],
            },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
