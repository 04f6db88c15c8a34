import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function shapeDrawers(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiDrawer: {
        defaultProps: { anchor: 'right', elevation: 4 },
        styleOverrides: {
          paper: ({ theme }) =>
            theme.unstable_sx({
              width: 280,
              height: 'auto',
              m: 2,
              p: 3,
              bottom: 0,
              borderRadius: 3,
            }),
        },
      },
    },
  };
}

export default function DrawerTheme() {
  const [open, setOpen] = React.useState(false);

  return (
    <ThemeProvider theme={shapeDrawers}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        About this mural
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'About this mural',
        }}
      >
        <Typography gutterBottom>Painted by the school in two weeks.</Typography>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Drawer>
    </ThemeProvider>
  );
}
