import * as React from 'react';
import { Box, ThemeProvider, createTheme } from '@mui/system';

const themes = {
  light: createTheme({
    palette: { mode: 'light', surface: '#f4f6fa', text: '#1b2430' },
  }),
  dark: createTheme({
    palette: { mode: 'dark', surface: '#1b2430', text: '#e6ecf5' },
  }),
};

export default function PaletteDark() {
  const [isDark, setIsDark] = React.useState(false);

  return (
    <ThemeProvider theme={isDark ? themes.dark : themes.light}>
      <Box
        sx={{
          p: 2,
          color: 'text',
          bgcolor: 'surface',
          colorScheme: isDark ? 'dark' : 'light',
        }}
      >
        <label>
          <input
            type="checkbox"
            checked={isDark}
            onChange={(event) => setIsDark(event.target.checked)}
          />{' '}
          Dark panel
        </label>
      </Box>
    </ThemeProvider>
  );
}
