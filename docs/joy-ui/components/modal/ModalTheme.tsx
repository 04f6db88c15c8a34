import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyModal: {
      styleOverrides: { backdrop: { backdropFilter: 'none' } },
    },
    JoyModalDialog: {
      defaultProps: { variant: 'plain', size: 'lg', maxWidth: 440 },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          '--Card-radius': '20px',
          boxShadow: vars.shadow.xl,
        }),
      },
    },
  },
});

export default function ModalTheme() {
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={theme}>
      <Button onClick={() => setOpen(true)}>Show licence</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <DialogTitle>Licence</DialogTitle>
          <DialogContent>One seat for each person who edits.</DialogContent>
        </ModalDialog>
      </Modal>
    </ThemeProvider>
  );
}
