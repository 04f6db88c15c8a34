import * as React from 'react';
import { Backdrop, Button, Dialog, Root } from './parts';

export default function ModalBasic() {
  const frame = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div ref={frame}>
      <Button onClick={() => setOpen(true)}>Delete file</Button>
      <Root
        open={open}
        onClose={() => setOpen(false)}
        container={() => frame.current}
        slots={{ backdrop: Backdrop }}
      >
        <Dialog role="dialog" aria-modal aria-label="Delete file">
          <p>Delete budget.xlsx for the whole team?</p>
          <Button onClick={() => setOpen(false)}>Delete</Button>
        </Dialog>
      </Root>
    </div>
  );
}
