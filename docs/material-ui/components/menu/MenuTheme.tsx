import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const theme = createTheme({
  components: {
    MuiMenu: {
      defaultProps: { elevation: 2 },
      styleOverrides: {
        paper: { marginTop: 4, borderRadius: 12 },
        list: { padding: 8 },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          borderRadius: 8,
          '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -2 },
        },
      },
    },
  },
});

export default function MenuTheme() {
  const [button, setButton] = React.useState<HTMLElement | null>(null);

  return (
    <ThemeProvider theme={theme}>
      <Button
        aria-haspopup="menu"
        onClick={(event) => setButton(event.currentTarget)}
      >
        Export
      </Button>
      <Menu anchorEl={button} open={Boolean(button)} onClose={() => setButton(null)}>
        <MenuItem onClick={() => setButton(null)}>Excel</MenuItem>
        <MenuItem onClick={() => setButton(null)}>PDF</MenuItem>
      </Menu>
    </ThemeProvider>
  );
}
