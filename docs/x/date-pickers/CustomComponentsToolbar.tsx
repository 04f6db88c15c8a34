import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

function TripToolbar({ value, className, titleId }: DatePickerToolbarProps<Dayjs>) {
  return (
    <Box className={className} sx={{ p: 2, bgcolor: 'action.hover' }}>
      <Typography id={titleId} variant="subtitle2">
        Day of departure
      </Typography>
      <Typography variant="h5" component="p">
        {value ? value.format('dddd, D MMMM') : 'Not chosen yet'}
      </Typography>
    </Box>
  );
}

export default function CustomComponentsToolbar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Departure" sx={{ maxWidth: 320 }}>
        <StaticDatePicker
          defaultValue={dayjs('2026-05-12')}
          disableHighlightToday
          slots={{ toolbar: TripToolbar }}
          slotProps={{ actionBar: { actions: [] } }}
          sx={{
            display: 'block',
            minWidth: 0,
            '& .MuiDateCalendar-root': { width: 1 },
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
