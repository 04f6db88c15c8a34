'use client';

import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  palette: { primary: { main: '#00629e' } },
  shape: { borderRadius: 8 },
});
