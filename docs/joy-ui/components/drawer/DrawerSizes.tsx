import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer, { type DrawerProps } from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

const drawers: { name: string; props: Partial<DrawerProps> }[] = [
  { name: 'sm', props: { size: 'sm' } },
  { name: 'md', props: { size: 'md' } },
  { name: 'lg', props: { size: 'lg' } },
  { name: '560 px', props: { sx: { '--Drawer-horizontalSize': '560px' } } },
];

export default function DrawerSizes() {
  const [open, setOpen] = React.useState('');

  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
      {drawers.map(({ name, props }) => (
        <React.Fragment key={name}>
          <Button variant="outlined" onClick={() => setOpen(name)}>
            {name}
          </Button>
          <Drawer
            anchor="right"
            open={open === name}
            onClose={() => setOpen('')}
            {...props}
          >
            <ModalClose aria-label="Close" />
            <DialogTitle>Invoice ({name})</DialogTitle>
          </Drawer>
        </React.Fragment>
      ))}
    </Stack>
  );
}
