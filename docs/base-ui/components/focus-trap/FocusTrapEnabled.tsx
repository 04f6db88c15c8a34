import * as React from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import './trap.css';

/** The panel of a chat widget, which is not part of the trap. */
const isOutOfWidget = () => !document.activeElement?.closest('[data-chat-widget]');

export default function FocusTrapEnabled() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <button type="button" onClick={() => setOpen(true)}>
        Check out
      </button>
      {open && (
        <FocusTrap open isEnabled={isOutOfWidget}>
          <div className="box" role="group" tabIndex={-1} aria-label="Payment">
            <input aria-label="Card number" inputMode="numeric" />{' '}
            <button type="button" onClick={() => setOpen(false)}>
              Pay
            </button>
          </div>
        </FocusTrap>
      )}
      <p data-chat-widget>
        <input aria-label="Chat with support" placeholder="Chat with support" />
      </p>
    </React.Fragment>
  );
}
