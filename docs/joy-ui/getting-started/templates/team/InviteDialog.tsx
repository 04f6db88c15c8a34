import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import type { Person } from './data';
import type { Invitation } from './invitation';
import InviteForm from './InviteForm';

interface InviteDialogProps {
  open: boolean;
  people: readonly Person[];
  onClose: () => void;
  onInvite: (invitation: Invitation) => void;
}

export default function InviteDialog({
  open,
  people,
  onClose,
  onInvite,
}: InviteDialogProps) {
  return (
    <Modal open={open} onClose={onClose}>
      <ModalDialog
        aria-describedby={undefined}
        sx={{ width: 480, overflow: 'auto' }}
      >
        <ModalClose
          aria-label="Close"
          sx={{ right: 'auto', insetInlineEnd: '0.625rem' }}
        />
        <DialogTitle>Invite people</DialogTitle>
        <InviteForm
          people={people}
          onCancel={onClose}
          onSubmit={(invitation) => {
            onInvite(invitation);
            onClose();
          }}
        />
      </ModalDialog>
    </Modal>
  );
}
