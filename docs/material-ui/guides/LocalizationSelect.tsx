import * as React from 'react';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import * as locales from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { languages, localeNames, type LocaleName } from './localizationLanguages';

export default function LocalizationSelect() {
  const [locale, setLocale] = React.useState<LocaleName>('frFR');
  const theme = React.useMemo(() => createTheme({}, locales[locale]), [locale]);

  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <Autocomplete
          options={localeNames}
          value={locale}
          onChange={(_event, value) => setLocale(value)}
          getOptionLabel={(name) => `${languages[name]}: ${name}`}
          renderInput={(params) => <TextField {...params} label="Locale" />}
          disableClearable
          fullWidth
        />
        <TablePagination
          component="div"
          count={120}
          page={0}
          rowsPerPage={10}
          onPageChange={() => {}}
        />
        <Rating name={React.useId()} defaultValue={3} />
        <Alert onClose={() => {}}>Point at the stars and at the buttons.</Alert>
        <Pagination count={3} />
      </Stack>
    </ThemeProvider>
  );
}
