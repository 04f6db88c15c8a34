import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';
import { Backdrop, Button, Dialog, Root } from './parts';

const FadingRoot = styled(Root)({
  transition: 'opacity 200ms',
  '&.base-Modal-hidden': {
    opacity: 0,
    transition: 'opacity 200ms, visibility 0s 200ms',
  },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none !important' },
});

export default function ModalFade() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>What is new</Button>
      <Modal
        keepMounted
        open={open}
        onClose={() => setOpen(false)}
        slots={{ root: FadingRoot, backdrop: Backdrop }}
      >
        <Dialog role="dialog" aria-modal="true" aria-labelledby={titleId}>
          <h2 id={titleId}>Version 5.2</h2>
          <p>Calendars can be shared with other teams.</p>
          <Button onClick={() => setOpen(false)}>Continue</Button>
        </Dialog>
      </Modal>
    </React.Fragment>
  );
}
