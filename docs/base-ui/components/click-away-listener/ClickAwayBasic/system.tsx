import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { List, Toggle } from './parts';

const notices = ['Ben commented on your file', 'Clara joined the team'];

export default function ClickAwayBasic() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Toggle
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          Notifications
        </Toggle>
        <List hidden={!open}>
          {notices.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </List>
      </div>
    </ClickAwayListener>
  );
}
