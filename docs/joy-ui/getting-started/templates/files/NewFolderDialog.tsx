import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import NameField from './NameField';
import useNameForm from './useNameForm';

interface NewFolderDialogProps {
  check: (name: string) => string;
  onCreate: (name: string) => void;
  onClose: () => void;
}

export default function NewFolderDialog({
  check,
  onCreate,
  onClose,
}: NewFolderDialogProps) {
  const { submit, field } = useNameForm('', check, onCreate);

  return (
    <Modal open onClose={onClose}>
      <ModalDialog
        aria-describedby={undefined}
        sx={{ width: 'min(400px, calc(100vw - 32px))' }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>New folder</DialogTitle>
        <Stack component="form" noValidate spacing={2} onSubmit={submit}>
          <NameField label="Name" autoFocus {...field} />
          <Button type="submit">Create folder</Button>
        </Stack>
      </ModalDialog>
    </Modal>
  );
}
