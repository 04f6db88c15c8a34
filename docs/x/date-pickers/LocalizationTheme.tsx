import dayjs from 'dayjs';
import 'dayjs/locale/fr';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { frFR } from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

const theme = createTheme({}, frFR);

export default function LocalizationTheme() {
  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr">
        <Box role="group" aria-label="Opening time" lang="fr" sx={{ maxWidth: 320 }}>
          <StaticTimePicker
            defaultValue={dayjs('2026-05-07T09:30')}
            sx={{
              minWidth: 0,
              '& .MuiPickersLayout-contentWrapper': { minWidth: 0 },
            }}
          />
        </Box>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
