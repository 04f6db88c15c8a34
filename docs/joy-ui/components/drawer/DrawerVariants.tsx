import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function DrawerVariants() {
  const [open, setOpen] = React.useState('');

  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
      {variants.map((variant) => (
        <React.Fragment key={variant}>
          <Button variant={variant} onClick={() => setOpen(variant)}>
            {variant}
          </Button>
          <Drawer
            variant={variant}
            color="primary"
            invertedColors
            open={open === variant}
            onClose={() => setOpen('')}
          >
            <ModalClose aria-label="Close" />
            <DialogTitle>Message</DialogTitle>
            <DialogContent sx={{ px: 1.5, color: 'text.primary' }}>
              The invoice has been sent.
            </DialogContent>
          </Drawer>
        </React.Fragment>
      ))}
    </Stack>
  );
}
