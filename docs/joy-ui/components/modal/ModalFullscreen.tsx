import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog, { type ModalDialogProps } from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

export default function ModalFullscreen() {
  const [kind, setKind] = React.useState<'always' | 'phone' | null>(null);

  const phone: ModalDialogProps['sx'] = (theme) => ({
    [theme.breakpoints.down('sm')]: {
      inset: 0,
      transform: 'none',
      maxWidth: 'none',
      maxHeight: 'none',
      border: 0,
      borderRadius: 0,
    },
  });

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      <Button onClick={() => setKind('always')}>Full screen</Button>
      <Button onClick={() => setKind('phone')}>Full screen on phones</Button>
      <Modal open={kind !== null} onClose={() => setKind(null)}>
        <ModalDialog
          layout={kind === 'always' ? 'fullscreen' : 'center'}
          sx={kind === 'phone' ? phone : undefined}
        >
          <ModalClose aria-label="Close preview" />
          <DialogTitle>Invoice 1042</DialogTitle>
          <DialogContent>Website relaunch, March: 4,200 €</DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
