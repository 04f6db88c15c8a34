import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

interface BookingDayProps extends PickersDayProps<Dayjs> {
  bookedDays?: string[];
}

function BookingDay({ bookedDays = [], ...props }: BookingDayProps) {
  const isBooked = bookedDays.includes(props.day.format('YYYY-MM-DD'));

  return (
    <PickersDay
      {...props}
      aria-label={isBooked ? `${props.day.date()}, booked` : undefined}
      sx={{
        flexShrink: 1,
        minWidth: 0,
        ...(isBooked && { textDecoration: 'underline' }),
      }}
    />
  );
}

const bookedDays = ['2026-05-05', '2026-05-06', '2026-05-19'];

export default function CustomComponentsDayData() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Meeting room" sx={{ width: 1, maxWidth: 320 }}>
        <DateCalendar
          defaultValue={dayjs('2026-05-12')}
          disableHighlightToday
          slots={{ day: BookingDay }}
          slotProps={{ day: { bookedDays } as object }}
          sx={{ width: 1 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
