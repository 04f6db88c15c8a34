import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { NameField, Saved } from './parts';

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
        <NameField
          aria-label="Name of the file"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') save();
            if (key === 'Escape') setDraft(name);
          }}
        />
      </ClickAwayListener>
      <Saved role="status">Saved as: {name}</Saved>
    </div>
  );
}
