import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';
import { Button, Dialog } from './parts';

const PanelRoot = styled('div')({
  position: 'fixed',
  zIndex: 1300,
  insetBlockEnd: 16,
  insetInlineEnd: 16,
  width: 280,
});

export default function ModalPanel() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Help</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        slots={{ root: PanelRoot }}
        hideBackdrop
        disableScrollLock
        disableEnforceFocus
      >
        <Dialog role="dialog" aria-label="Help">
          <p>Press Ctrl + K to search all files.</p>
          <Button onClick={() => setOpen(false)}>Close help</Button>
        </Dialog>
      </Modal>
    </React.Fragment>
  );
}
