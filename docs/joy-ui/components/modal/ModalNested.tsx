import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalNested() {
  const [level, setLevel] = React.useState(0);

  return (
    <React.Fragment>
      <Button color="neutral" variant="outlined" onClick={() => setLevel(1)}>
        Invite people
      </Button>
      <Modal open={level > 0} onClose={() => setLevel(0)}>
        <ModalDialog sx={{ width: 420 }}>
          <DialogTitle>Invite people</DialogTitle>
          <DialogContent>Members can see all files of the team.</DialogContent>
          <Button variant="soft" onClick={() => setLevel(2)}>
            About roles
          </Button>
        </ModalDialog>
      </Modal>
      <Modal open={level === 2} hideBackdrop onClose={() => setLevel(1)}>
        <ModalDialog size="sm">
          <DialogTitle>Roles</DialogTitle>
          <DialogContent>Guests only see what you share with them.</DialogContent>
          <Button onClick={() => setLevel(1)}>Back</Button>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
