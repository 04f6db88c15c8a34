import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';

const theme = createTheme({
  components: {
    MuiPopover: {
      defaultProps: {
        elevation: 0,
        anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
      },
      styleOverrides: {
        paper: { marginTop: 4, padding: 16, border: '1px solid', borderRadius: 12 },
      },
    },
  },
});

export default function PopoverTheme() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);

  return (
    <ThemeProvider theme={theme}>
      <Button
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Plan details
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Plan details' } }}
      >
        Team plan, 10 seats
      </Popover>
    </ThemeProvider>
  );
}
