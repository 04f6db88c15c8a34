import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';
import { Button, Dialog, Field, slots } from './parts';

const TextArea = styled(Field.withComponent('textarea'))({ resize: 'vertical' });

export default function ModalPreventClose() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [note, setNote] = React.useState('');

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Add note</Button>
      <Modal
        open={open}
        disableEscapeKeyDown={note !== ''}
        onClose={(_event, reason) => {
          if (reason === 'backdropClick' && note !== '') return;
          setOpen(false);
        }}
        slots={slots}
      >
        <Dialog role="dialog" aria-modal="true" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>Note on order 1042</h2>
          <label htmlFor={`${id}-note`}>Note</label>
          <TextArea
            id={`${id}-note`}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button
            onClick={() => {
              setNote('');
              setOpen(false);
            }}
          >
            Discard
          </Button>
        </Dialog>
      </Modal>
    </React.Fragment>
  );
}
