import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const fetchBusyDays = (month: string) =>
  new Promise<string[]>((resolve) => {
    setTimeout(() => resolve([`${month}-06`, `${month}-13`, `${month}-20`]), 600);
  });

export default function DateCalendarLoading() {
  const [month, setMonth] = React.useState('2026-05');
  const [busy, setBusy] = React.useState<string[] | null>(null);

  React.useEffect(() => {
    let isCurrent = true;
    setBusy(null);
    void fetchBusyDays(month).then((days) => isCurrent && setBusy(days));
    return () => {
      isCurrent = false;
    };
  }, [month]);

  const showMonth = (day: Dayjs) => setMonth(day.format('YYYY-MM'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Free rooms" sx={{ width: 1, maxWidth: 320 }}>
        <DateCalendar
          referenceDate={dayjs('2026-05-01')}
          loading={busy === null}
          renderLoading={() => <DayCalendarSkeleton />}
          onMonthChange={showMonth}
          onYearChange={showMonth}
          shouldDisableDate={(day) => !!busy?.includes(day.format('YYYY-MM-DD'))}
          disableHighlightToday
          sx={{ width: 1 }}
        />
      </Box>
    </LocalizationProvider>
  );
}
