import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Sheet from '@mui/joy/Sheet';
import Switch from '@mui/joy/Switch';
import { CssVarsProvider, useColorScheme } from '@mui/joy/styles';
import Pagination from '@mui/material/Pagination';
import { createTheme, THEME_ID, ThemeProvider } from '@mui/material/styles';

const themes = {
  light: { [THEME_ID]: createTheme() },
  dark: { [THEME_ID]: createTheme({ palette: { mode: 'dark' } }) },
};

function Orders() {
  const { colorScheme, setMode } = useColorScheme();
  const [mounted, setMounted] = React.useState(false);
  React.useEffect(() => setMounted(true), []);
  const shown = (mounted && colorScheme) || 'light';
  return (
    <ThemeProvider theme={themes[shown]}>
      <Sheet data-joy-color-scheme={shown} variant="outlined" sx={{ p: 2 }}>
        <Pagination count={5} aria-label="Orders" sx={{ mb: 2 }} />
        <FormControl orientation="horizontal">
          <FormLabel>Dark</FormLabel>
          <Switch
            checked={shown === 'dark'}
            onChange={(event) => setMode(event.target.checked ? 'dark' : 'light')}
          />
        </FormControl>
      </Sheet>
    </ThemeProvider>
  );
}

export default function MaterialUiSharedMode() {
  // The props keep the mode of the demo in its box; an app leaves them out.
  return (
    <CssVarsProvider modeStorageKey="orders-mode" colorSchemeNode={null}>
      <Orders />
    </CssVarsProvider>
  );
}
