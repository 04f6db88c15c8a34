import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

const booked = ['2026-05-09', '2026-05-10', '2026-05-16', '2026-05-17'];

export default function NightsCalendar() {
  const [night, setNight] = React.useState<Dayjs | null>(dayjs('2026-05-12'));

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={deDE.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <Box lang="de" role="group" aria-label="Nächte">
        <DateCalendar
          value={night}
          onChange={setNight}
          disableHighlightToday
          sx={{ width: 1, maxWidth: 320 }}
          shouldDisableDate={(day) => booked.includes(day.format('YYYY-MM-DD'))}
        />
      </Box>
    </LocalizationProvider>
  );
}
