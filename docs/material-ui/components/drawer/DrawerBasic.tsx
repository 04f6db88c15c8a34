import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';

export default function DrawerBasic() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Open cart</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Cart',
          sx: { width: 280, maxWidth: '85%', p: 2 },
        }}
      >
        <p>2 desk lamps, 1 office chair</p>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Drawer>
    </React.Fragment>
  );
}
