import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyDrawer: {
      defaultProps: { anchor: 'right', size: 'sm' },
      styleOverrides: {
        root: {
          '--Drawer-transitionDuration': '0.15s',
          '@media (prefers-reduced-motion: reduce)': {
            '--Drawer-transitionDuration': '0s',
          },
        },
        backdrop: { backdropFilter: 'none' },
        content: ({ theme: { vars } }) => ({
          borderInlineStart: `4px solid ${vars.palette.primary[500]}`,
        }),
      },
    },
  },
});

export default function DrawerTheme() {
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={theme}>
      <Button onClick={() => setOpen(true)}>Show help</Button>
      <Drawer open={open} onClose={() => setOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle>Help</DialogTitle>
      </Drawer>
    </ThemeProvider>
  );
}
