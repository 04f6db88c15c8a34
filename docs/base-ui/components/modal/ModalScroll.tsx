import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';
import { Button, Dialog, slots } from './parts';

const ScrollDialog = styled(Dialog)({ display: 'flex', flexDirection: 'column' });

const Content = styled('div')({
  flex: '1 1 auto',
  minHeight: 0,
  marginBlockEnd: 16,
  overflow: 'auto',
});

export default function ModalScroll() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Change log</Button>
      <Modal open={open} onClose={() => setOpen(false)} slots={slots}>
        <ScrollDialog role="dialog" aria-modal="true" aria-labelledby={titleId}>
          <h2 id={titleId}>Change log</h2>
          <Content role="region" aria-labelledby={titleId} tabIndex={0}>
            {Array.from({ length: 40 }, (_, index) => (
              <p key={index}>Version {40 - index}.0 fixes errors in the search.</p>
            ))}
          </Content>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </ScrollDialog>
      </Modal>
    </React.Fragment>
  );
}
