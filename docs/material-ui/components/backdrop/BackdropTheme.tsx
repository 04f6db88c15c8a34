import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const theme = createTheme({
  components: {
    MuiBackdrop: {
      defaultProps: { transitionDuration: 120 },
      styleOverrides: {
        root: ({ ownerState }) =>
          // Menus and selects have an invisible backdrop.
          !ownerState.invisible && {
            backgroundColor: 'rgb(14 30 66 / 0.85)',
            color: '#fff',
          },
      },
    },
  },
});

export default function BackdropTheme() {
  const [offline, setOffline] = React.useState(false);

  return (
    <ThemeProvider theme={theme}>
      <Button variant="outlined" onClick={() => setOffline(!offline)}>
        {offline ? 'Go online' : 'Go offline'}
      </Button>
      <Box sx={{ position: 'relative', mt: 1, p: 4, border: 1 }}>
        3 new messages
        <Backdrop open={offline} sx={{ position: 'absolute' }}>
          Offline
        </Backdrop>
      </Box>
    </ThemeProvider>
  );
}
