import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateRangePickerLabels() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: 1, maxWidth: 440 }}>
        <DateRangePicker
          localeText={{ start: 'Rent from', end: 'Rent to' }}
          defaultValue={[dayjs('2026-06-01'), null]}
          referenceDate={dayjs('2026-06-01')}
          slotProps={{
            fieldRoot: { spacing: 1, useFlexGap: true },
            fieldSeparator: { children: 'to' },
            textField: ({ position }) => ({
              size: 'small',
              helperText: position === 'start' ? 'From 2 pm' : 'Until 11 am',
            }),
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
