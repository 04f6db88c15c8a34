import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const invoices: Record<string, number> = { '2026-05-07': 3, '2026-05-21': 1 };

function InvoiceDay(props: PickersDayProps<Dayjs>) {
  const { day, outsideCurrentMonth } = props;
  const count = outsideCurrentMonth ? 0 : (invoices[day.format('YYYY-MM-DD')] ?? 0);

  return (
    <Badge
      overlap="circular"
      color="secondary"
      badgeContent={count}
      sx={{ flexShrink: 1, minWidth: 0 }}
    >
      <PickersDay
        {...props}
        aria-label={count ? `${day.date()}, ${count} due` : undefined}
      />
    </Badge>
  );
}

export default function DateCalendarBadge() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Invoices due" sx={{ width: 1, maxWidth: 320 }}>
        <DateCalendar
          slots={{ day: InvoiceDay }}
          defaultValue={dayjs('2026-05-12')}
          disableHighlightToday
          sx={{ width: 1 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
