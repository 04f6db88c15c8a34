import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import type { DateRange, DateRangeValidationError } from '@mui/x-date-pickers-pro';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const messages: Record<string, string> = {
  minDate: 'Open from 4 May 2026',
  shouldDisableDate: '1 to 14 nights',
  invalidRange: 'Departure is before arrival',
  invalidDate: 'Enter a full date',
};

export default function DateRangePickerErrorText() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-05-11'),
    dayjs('2026-06-01'),
  ]);
  const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 1, maxWidth: 440 }}>
        <DateRangePicker
          value={stay}
          onChange={setStay}
          onError={setErrors}
          minDate={dayjs('2026-05-04')}
          shouldDisableDate={(day, position) => {
            if (position === 'start' || !stay[0]?.isValid()) return false;
            const nights = day.startOf('day').diff(stay[0].startOf('day'), 'day');
            return nights === 0 || nights > 14;
          }}
          localeText={{ start: 'Arrival', end: 'Departure' }}
          slotProps={{
            textField: ({ position }) => ({
              helperText: messages[errors[position === 'end' ? 1 : 0] ?? ''] ?? ' ',
            }),
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
