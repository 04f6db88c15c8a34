import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { box, button, slotProps } from './classes';

export default function ModalBasic() {
  const frame = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div ref={frame}>
      <button type="button" className={button} onClick={() => setOpen(true)}>
        Delete file
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        container={() => frame.current}
        slots={{ backdrop: 'div' }}
        slotProps={slotProps}
      >
        <div className={box} role="dialog" aria-modal aria-label="Delete file">
          <p className="mb-6">Delete budget.xlsx for the whole team?</p>
          <button type="button" className={button} onClick={() => setOpen(false)}>
            Delete
          </button>
        </div>
      </Modal>
    </div>
  );
}
