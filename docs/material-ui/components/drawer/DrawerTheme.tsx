import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

const theme = createTheme({
  components: {
    MuiDrawer: {
      defaultProps: { anchor: 'right', elevation: 4 },
      styleOverrides: {
        paper: {
          width: 280,
          height: 'auto',
          bottom: 0,
          margin: 16,
          padding: 24,
          borderRadius: 16,
        },
      },
    },
  },
});

export default function DrawerTheme() {
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={theme}>
      <Button onClick={() => setOpen(true)}>Help</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Help' }}
      >
        <Typography gutterBottom>Write to support@example.com.</Typography>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Drawer>
    </ThemeProvider>
  );
}
