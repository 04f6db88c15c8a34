import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Popper } from '@mui/base/Popper';
import { styled } from '@mui/system';
import './plainButton.css';

const Panel = styled(Popper)({
  zIndex: 1,
  padding: 12,
  border: '1px solid light-dark(#8a4b12, #f0b37a)',
  borderRadius: 8,
  background: 'light-dark(#fffaf5, #24180d)',
});

export default function PopperClickAway() {
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  const close = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpen(false);
    button?.focus();
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <button
          type="button"
          className="plain-button"
          ref={setButton}
          aria-expanded={open}
          onClick={() => setOpen((isOpen) => !isOpen)}
          onKeyDown={close}
        >
          Reminder
        </button>
        <Panel
          role="group"
          aria-label="Reminder"
          open={open}
          anchorEl={button}
          placement="bottom-start"
          keepMounted
          disablePortal
          onKeyDown={close}
        >
          <label>
            Remind me at <input type="time" defaultValue="09:00" />
          </label>
        </Panel>
      </div>
    </ClickAwayListener>
  );
}
