import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapeSnackbars(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiSnackbar: {
        defaultProps: {
          autoHideDuration: 7000,
          anchorOrigin: { vertical: 'bottom', horizontal: 'center' },
        },
      },
      MuiSnackbarContent: {
        styleOverrides: {
          root: ({ theme }) => ({
            borderRadius: 999,
            paddingInline: 24,
            color: theme.palette.primary.contrastText,
            backgroundColor: theme.palette.primary.main,
          }),
          message: { fontWeight: 500 },
        },
      },
    },
  };
}

export default function SnackbarThemeOverrides() {
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={shapeSnackbars}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Stamp the loyalty card
      </Button>
      <Snackbar
        open={open}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') {
            setOpen(false);
          }
        }}
        message="Stamp 7 of 10. Three more for a free loaf."
      />
    </ThemeProvider>
  );
}
