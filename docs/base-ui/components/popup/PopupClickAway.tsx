import * as React from 'react';
import { Button } from '@mui/base/Button';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './panel.css';

export default function PopupClickAway() {
  const titleId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  function closeOnEscape(event: React.KeyboardEvent) {
    if (event.key === 'Escape') {
      setOpen(false);
      anchor?.focus();
    }
  }

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Button
          ref={setAnchor}
          className="panel-button"
          aria-expanded={open}
          aria-haspopup="dialog"
          onClick={() => setOpen(!open)}
          onKeyDown={closeOnEscape}
        >
          Filter orders
        </Button>
        <Popup
          className="panel"
          role="dialog"
          aria-labelledby={titleId}
          anchor={anchor}
          open={open}
          offset={4}
          keepMounted
          disablePortal
          onKeyDown={closeOnEscape}
        >
          <strong id={titleId}>Filter</strong>
          <label>
            <input type="checkbox" /> Paid
          </label>
          <label>
            <input type="checkbox" /> Shipped
          </label>
        </Popup>
      </div>
    </ClickAwayListener>
  );
}
