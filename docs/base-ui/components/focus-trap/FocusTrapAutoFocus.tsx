import * as React from 'react';
import { flushSync } from 'react-dom';
import { FocusTrap } from '@mui/base/FocusTrap';
import './trap.css';

export default function FocusTrapAutoFocus() {
  const [open, setOpen] = React.useState(false);
  const status = React.useRef<HTMLParagraphElement>(null);

  const handleSend = () => {
    // Closed first: an open trap would take the focus back.
    flushSync(() => setOpen(false));
    status.current?.focus();
  };

  return (
    <React.Fragment>
      <button type="button" onClick={() => setOpen(true)}>
        Give feedback
      </button>
      {open && (
        <FocusTrap open disableAutoFocus disableRestoreFocus>
          <div className="box" role="group" tabIndex={-1} aria-label="Feedback">
            <input aria-label="Your feedback" />{' '}
            <button type="button" onClick={handleSend}>
              Send
            </button>
          </div>
        </FocusTrap>
      )}
      <p ref={status} tabIndex={-1}>
        {open ? 'Tab leads into the form.' : 'No open form.'}
      </p>
    </React.Fragment>
  );
}
