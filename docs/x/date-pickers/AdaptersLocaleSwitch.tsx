import * as React from 'react';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/fr';
import 'dayjs/locale/ja';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const day = dayjs('2026-05-07T16:30');

export default function AdaptersLocaleSwitch() {
  const [locale, setLocale] = React.useState('en');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={locale}>
      <Stack spacing={2}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Locale"
          value={locale}
          onChange={(_event, value: string | null) => setLocale(value ?? locale)}
        >
          {['en', 'en-gb', 'de', 'fr', 'ja'].map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DateField label="Date" defaultValue={day} />
        <TimeField label="Time" defaultValue={day} />
      </Stack>
    </LocalizationProvider>
  );
}
