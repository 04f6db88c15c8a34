import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogTitle from '@mui/joy/DialogTitle';
import Dropdown from '@mui/joy/Dropdown';
import Input from '@mui/joy/Input';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function MenuDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Dropdown>
        <MenuButton>Project</MenuButton>
        <Menu aria-label="Project">
          <MenuItem>Duplicate</MenuItem>
          <MenuItem onClick={() => setOpen(true)}>Rename…</MenuItem>
        </Menu>
      </Dropdown>
      <Modal open={open} onClose={close}>
        <ModalDialog aria-describedby={undefined}>
          <DialogTitle>Rename project</DialogTitle>
          <Input autoFocus defaultValue="Website relaunch" aria-label="Name" />
          <DialogActions>
            <Button onClick={close}>Rename</Button>
            <Button variant="plain" color="neutral" onClick={close}>
              Cancel
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
