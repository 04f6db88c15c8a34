import * as React from 'react';
import { Box, ThemeProvider, createTheme } from '@mui/system';

const themes = {
  light: createTheme({ palette: { page: { text: '#1d2733', back: '#f4f6f9' } } }),
  dark: createTheme({ palette: { page: { text: '#dfe7f1', back: '#161c24' } } }),
};

export default function UsageDarkMode() {
  const [mode, setMode] = React.useState<'light' | 'dark'>('light');

  return (
    <ThemeProvider theme={themes[mode]}>
      <Box
        sx={{ p: 2, colorScheme: mode, color: 'page.text', bgcolor: 'page.back' }}
      >
        <label>
          <input
            type="checkbox"
            checked={mode === 'dark'}
            onChange={({ target }) => setMode(target.checked ? 'dark' : 'light')}
          />{' '}
          Dark mode
        </label>
      </Box>
    </ThemeProvider>
  );
}
