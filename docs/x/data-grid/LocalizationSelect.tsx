import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import { orderColumns } from './orders';

type LocaleName = keyof typeof locales;

const names = (Object.keys(locales) as LocaleName[]).sort();
const languages = new Intl.DisplayNames('en', { type: 'language' });
const toTag = (name: LocaleName) => `${name.slice(0, 2)}-${name.slice(2)}`;

export default function LocalizationSelect() {
  const [locale, setLocale] = React.useState<LocaleName>('jaJP');
  const theme = React.useMemo(() => createTheme({}, locales[locale]), [locale]);

  return (
    <ThemeProvider theme={theme}>
      <Autocomplete
        options={names}
        value={locale}
        onChange={(_event, value) => setLocale(value)}
        getOptionLabel={(name) => `${languages.of(toTag(name))}: ${name}`}
        renderInput={(params) => <TextField {...params} label="Locale" />}
        disableClearable
        sx={{ mb: 2 }}
      />
      <div lang={toTag(locale)} role="group" aria-label="Orders">
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          autoHeight
          columns={orderColumns}
          rows={[]}
          slots={{ toolbar: GridToolbar }}
          slotProps={{
            toolbar: { showQuickFilter: true },
            baseButton: { 'aria-label': undefined },
          }}
        />
      </div>
    </ThemeProvider>
  );
}
