import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer, { type DrawerProps } from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

export default function DrawerAnchor() {
  const [open, setOpen] = React.useState(false);
  const [anchor, setAnchor] = React.useState<DrawerProps['anchor']>('right');

  return (
    <Stack spacing={2} alignItems="center">
      <Button onClick={() => setOpen(true)}>Filter orders</Button>
      <RadioGroup
        aria-label="anchor"
        orientation="horizontal"
        sx={{ flexWrap: 'wrap' }}
        value={anchor}
        onChange={(event) => setAnchor(event.target.value as DrawerProps['anchor'])}
      >
        <Radio value="left" label="left" />
        <Radio value="right" label="right" />
        <Radio value="top" label="top" />
        <Radio value="bottom" label="bottom" />
      </RadioGroup>
      <Drawer
        key={anchor}
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Filters</DialogTitle>
      </Drawer>
    </Stack>
  );
}
