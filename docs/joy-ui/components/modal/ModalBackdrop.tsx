import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const BACKDROPS = {
  'No blur': { backdropFilter: 'none' },
  'More blur': { backdropFilter: 'blur(20px)' },
  'Dark, no blur': { backdropFilter: 'none', bgcolor: 'rgb(0 0 0 / 0.7)' },
};

type Kind = keyof typeof BACKDROPS;

export default function ModalBackdrop() {
  const [kind, setKind] = React.useState<Kind>('No blur');
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      {(Object.keys(BACKDROPS) as Kind[]).map((name) => (
        <Button
          key={name}
          variant="soft"
          onClick={() => {
            setKind(name);
            setOpen(true);
          }}
        >
          {name}
        </Button>
      ))}
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ backdrop: { sx: BACKDROPS[kind] } }}
      >
        <ModalDialog aria-describedby={undefined}>
          <ModalClose aria-label="Close" />
          <DialogTitle>{kind}</DialogTitle>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
