import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Input } from '@mui/base/Input';
import { field, saved } from './classes';

export default function ClickAwayRename() {
  const [name, setName] = React.useState('Budget 2026');
  const [draft, setDraft] = React.useState(name);

  const save = () => setName(draft.trim() || name);

  return (
    <div>
      <ClickAwayListener
        mouseEvent="onMouseDown"
        touchEvent="onTouchStart"
        onClickAway={save}
      >
        <Input
          aria-label="Name of the file"
          slotProps={{ input: { className: field } }}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') save();
            if (key === 'Escape') setDraft(name);
          }}
        />
      </ClickAwayListener>
      <p className={saved} role="status">
        Saved as: {name}
      </p>
    </div>
  );
}
