import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ModalForm() {
  const [open, setOpen] = React.useState(false);
  const [project, setProject] = React.useState('');
  const id = React.useId();

  function create(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setProject(String(new FormData(event.currentTarget).get('project')));
    setOpen(false);
  }

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Button variant="outlined" onClick={() => setOpen(true)}>
        New project
      </Button>
      <Typography role="status">{project && `Created: ${project}`}</Typography>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog aria-describedby={undefined}>
          <DialogTitle>New project</DialogTitle>
          <Stack component="form" spacing={2} onSubmit={create}>
            <FormControl id={id} required>
              <FormLabel>Name</FormLabel>
              <Input name="project" autoFocus />
            </FormControl>
            <Button type="submit">Create</Button>
          </Stack>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
