import * as React from 'react';
import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const night = createTheme({ palette: { mode: 'dark' } });

export default function ScopedCssBaselineNight() {
  const id = React.useId();

  return (
    <ThemeProvider theme={() => night}>
      <ScopedCssBaseline enableColorScheme sx={{ borderRadius: 1 }}>
        <Box sx={{ p: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
          <label htmlFor={`${id}-date`}>Night at the telescope</label>
          <input id={`${id}-date`} type="date" />
          <label htmlFor={`${id}-dome`}>Dome</label>
          <select id={`${id}-dome`}>
            <option>North</option>
            <option>South</option>
          </select>
        </Box>
      </ScopedCssBaseline>
    </ThemeProvider>
  );
}
