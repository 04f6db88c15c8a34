import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { list, toggle } from './classes';

const notices = ['Ben commented on your file', 'Clara joined the team'];

export default function ClickAwayBasic() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <button
          className={toggle}
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          Notifications
        </button>
        <ul className={list} hidden={!open}>
          {notices.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </ClickAwayListener>
  );
}
