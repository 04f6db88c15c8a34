import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';

const ChosenDays = React.createContext<readonly string[]>([]);

function ToggleDay(props: PickersDayProps<Dayjs>) {
  const chosen = React.useContext(ChosenDays).includes(
    props.day.format('YYYY-MM-DD'),
  );
  return <PickersDay {...props} selected={chosen} aria-selected={chosen} />;
}

export default function DateCalendarMultiple() {
  const [days, setDays] = React.useState(['2026-05-05', '2026-05-07']);

  const toggle = (date: Dayjs | null) => {
    if (!date) return;
    const key = date.format('YYYY-MM-DD');
    setDays(days.includes(key) ? days.filter((day) => day !== key) : [...days, key]);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ChosenDays.Provider value={days}>
        <Stack role="group" aria-label="Shifts" sx={{ width: 1, maxWidth: 320 }}>
          <DateCalendar
            value={null}
            onChange={toggle}
            referenceDate={dayjs('2026-05-01')}
            views={['day']}
            slots={{ day: ToggleDay }}
            disableHighlightToday
            sx={{ width: 1 }}
          />
          <Typography align="center" aria-live="polite">
            {days.length} shifts
          </Typography>
        </Stack>
      </ChosenDays.Provider>
    </LocalizationProvider>
  );
}
