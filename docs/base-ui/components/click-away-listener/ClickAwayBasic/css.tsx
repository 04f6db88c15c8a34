import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import './styles.css';

const notices = ['Ben commented on your file', 'Clara joined the team'];

export default function ClickAwayBasic() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <button
          className="notices-button"
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          Notifications
        </button>
        <ul className="notices" hidden={!open}>
          {notices.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </ClickAwayListener>
  );
}
