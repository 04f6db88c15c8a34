import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { Button, Dialog, slots } from './parts';

function ConfirmCancel() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Cancel order</Button>
      <Modal open={open} onClose={() => setOpen(false)} slots={slots}>
        <Dialog role="alertdialog" aria-modal="true" aria-label="Cancel the order?">
          <p>Cancel order 1042 for good?</p>
          <Button onClick={() => setOpen(false)}>Cancel it</Button>
          <Button autoFocus onClick={() => setOpen(false)}>
            Keep it
          </Button>
        </Dialog>
      </Modal>
    </React.Fragment>
  );
}

export default function ModalNested() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Order 1042</Button>
      <Modal open={open} onClose={() => setOpen(false)} slots={slots}>
        <Dialog role="dialog" aria-modal="true" aria-labelledby={titleId}>
          <h2 id={titleId}>Order 1042</h2>
          <p>Three books, 42.00 €</p>
          <ConfirmCancel />
        </Dialog>
      </Modal>
    </React.Fragment>
  );
}
