import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

const anchors = ['right', 'left', 'top', 'bottom'] as const;

export default function DrawerAnchors() {
  const [open, setOpen] = React.useState(false);
  const [anchor, setAnchor] = React.useState<(typeof anchors)[number]>('right');

  return (
    <div>
      <ButtonGroup size="small" aria-label="Open from">
        {anchors.map((side) => (
          <Button
            key={side}
            onClick={() => {
              setAnchor(side);
              setOpen(true);
            }}
          >
            {side}
          </Button>
        ))}
      </ButtonGroup>
      <Drawer
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Notifications',
          sx: { minWidth: 200, p: 3 },
        }}
      >
        <Typography gutterBottom>No new notifications</Typography>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Drawer>
    </div>
  );
}
