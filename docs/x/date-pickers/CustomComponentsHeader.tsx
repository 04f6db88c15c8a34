import dayjs, { type Dayjs } from 'dayjs';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';

function QuarterHeader(props: PickersCalendarHeaderProps<Dayjs>) {
  const { currentMonth, onMonthChange, labelId } = props;
  const move = (months: number) =>
    onMonthChange(currentMonth.add(months, 'month'), months > 0 ? 'left' : 'right');

  return (
    <Stack direction="row" sx={{ alignItems: 'center', px: 1, pt: 1 }}>
      <IconButton aria-label="Three months back" onClick={() => move(-3)}>
        <ChevronLeftIcon />
      </IconButton>
      <Typography
        id={labelId}
        aria-live="polite"
        sx={{ flex: 1, textAlign: 'center' }}
      >
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      <IconButton aria-label="Three months on" onClick={() => move(3)}>
        <ChevronRightIcon />
      </IconButton>
    </Stack>
  );
}

export default function CustomComponentsHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label="Quarterly report"
        sx={{ width: 1, maxWidth: 320 }}
      >
        <DateCalendar
          defaultValue={dayjs('2026-05-12')}
          disableHighlightToday
          slots={{ calendarHeader: QuarterHeader }}
          sx={{ width: 1 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
