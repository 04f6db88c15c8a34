import * as React from 'react';
import dayjs from 'dayjs';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import * as locales from '@mui/x-date-pickers/locales';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';

type LocaleName = Exclude<keyof typeof locales, 'DEFAULT_LOCALE'>;

const names = Object.keys(locales)
  .filter((name) => name !== 'DEFAULT_LOCALE')
  .sort() as LocaleName[];

export default function LocalizationSelectLanguage() {
  const [name, setName] = React.useState<LocaleName>('itIT');
  const texts = locales[name].components.MuiLocalizationProvider.defaultProps;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={texts.localeText}>
      <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
        <Autocomplete
          disableClearable
          options={names}
          value={name}
          onChange={(_event, value) => setName(value)}
          renderInput={(params) => <TextField {...params} label="Locale" />}
        />
        <DatePicker key={name} label="Date" referenceDate={dayjs('2026-05-07')} />
        <MobileTimePicker label="Time" defaultValue={dayjs('2026-05-07T16:30')} />
      </Stack>
    </LocalizationProvider>
  );
}
