import * as React from 'react';
import { format, isValid } from 'date-fns';
import { fr } from 'date-fns/locale';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function AdaptersLocaleDateFns() {
  const [due, setDue] = React.useState<Date | null>(new Date(2026, 4, 7));

  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={fr}>
      <Stack spacing={2}>
        <DatePicker label="Invoice due" value={due} onChange={setDue} />
        <Typography variant="body2" lang="fr" aria-live="polite">
          {due && isValid(due) ? format(due, 'PPPP', { locale: fr }) : '–'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
