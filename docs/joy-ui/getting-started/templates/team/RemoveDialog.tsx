import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import WarningAmber from '@mui/icons-material/WarningAmber';
import type { Person } from './data';

interface RemoveDialogProps {
  person: Person | null;
  onClose: () => void;
  onRemove: (person: Person) => void;
}

export default function RemoveDialog({
  person,
  onClose,
  onRemove,
}: RemoveDialogProps) {
  const { name = '', email = '', status = 'active' } = person ?? {};
  const isInvited = status === 'invited';

  return (
    <Modal open={person !== null} onClose={onClose}>
      <ModalDialog role="alertdialog" sx={{ width: 440 }}>
        <DialogTitle>
          <WarningAmber />
          {isInvited ? 'Withdraw the invitation?' : `Remove ${name}?`}
        </DialogTitle>
        <DialogContent>
          {isInvited
            ? `The link that was sent to ${email} will no longer work.`
            : 'Their projects stay in the workspace. They can no longer sign in, and their seat is free again.'}
        </DialogContent>
        <DialogActions>
          <Button
            color="danger"
            onClick={() => {
              onClose();
              if (person) onRemove(person);
            }}
          >
            {isInvited ? 'Withdraw' : 'Remove'}
          </Button>
          <Button variant="plain" color="neutral" autoFocus onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </ModalDialog>
    </Modal>
  );
}
