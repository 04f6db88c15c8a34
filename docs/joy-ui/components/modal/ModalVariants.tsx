import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog, { type ModalDialogProps } from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const looks: ModalDialogProps[] = [
  { variant: 'outlined', color: 'neutral', size: 'md' },
  { variant: 'soft', color: 'warning', size: 'sm' },
  { variant: 'solid', color: 'primary', size: 'lg', invertedColors: true },
];

export default function ModalVariants() {
  const [look, setLook] = React.useState<ModalDialogProps | null>(null);

  return (
    <Stack direction="row" spacing={1} useFlexGap flexWrap="wrap">
      {looks.map((each) => (
        <Button
          key={each.variant}
          variant={each.variant}
          color={each.color}
          onClick={() => setLook(each)}
        >
          {each.variant}, {each.size}
        </Button>
      ))}
      <Modal open={look !== null} onClose={() => setLook(null)}>
        <ModalDialog {...look}>
          <DialogTitle>Trial ends on Friday</DialogTitle>
          <DialogContent sx={{ color: 'text.primary' }}>
            Choose a plan to keep your projects.
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setLook(null)}>Choose a plan</Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
