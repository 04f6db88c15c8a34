import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapeDialogs(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiDialog: {
        defaultProps: { maxWidth: 'xs', fullWidth: true },
        styleOverrides: {
          paper: ({ theme, ownerState }) => ({
            border: '1px solid',
            borderColor: theme.palette.divider,
            borderRadius: ownerState.fullScreen ? 0 : 20,
            boxShadow: 'none',
          }),
        },
      },
      MuiDialogTitle: {
        defaultProps: { variant: 'h5' },
        styleOverrides: { root: { padding: '24px 24px 12px' } },
      },
      MuiDialogActions: {
        defaultProps: { disableSpacing: true },
        styleOverrides: {
          root: { gap: 8, flexWrap: 'wrap', padding: '8px 24px 24px' },
        },
      },
      MuiBackdrop: {
        styleOverrides: {
          root: ({ ownerState }) =>
            ownerState.invisible ? {} : { backdropFilter: 'blur(3px)' },
        },
      },
    },
  };
}

export default function DialogThemeOverrides() {
  const descriptionId = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={shapeDialogs}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        End the tour
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-describedby={descriptionId}
      >
        <DialogTitle>Back so soon?</DialogTitle>
        <DialogContent>
          <DialogContentText id={descriptionId}>
            Two rooms are left: the clocks and the glass garden.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>End the tour</Button>
          <Button autoFocus variant="contained" onClick={() => setOpen(false)}>
            See the last rooms
          </Button>
        </DialogActions>
      </Dialog>
    </ThemeProvider>
  );
}
