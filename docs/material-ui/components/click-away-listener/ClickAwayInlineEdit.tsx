import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import TextField from '@mui/material/TextField';

export default function ClickAwayInlineEdit() {
  const [name, setName] = React.useState('Quarterly report');
  const [draft, setDraft] = React.useState<string | null>(null);

  const buttonRef = React.useRef<HTMLButtonElement>(null);

  const finish = (next: string) => {
    flushSync(() => {
      setName(next);
      setDraft(null);
    });
    buttonRef.current?.focus();
  };
  const save = () => finish(draft || name);

  if (draft === null) {
    return (
      <Button ref={buttonRef} onClick={() => setDraft(name)}>
        Rename {name}
      </Button>
    );
  }
  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      touchEvent="onTouchStart"
      onClickAway={save}
    >
      <TextField
        autoFocus
        size="small"
        label="Name"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') save();
          if (key === 'Escape') finish(name);
        }}
        InputProps={{ endAdornment: <Button onClick={save}>Save</Button> }}
      />
    </ClickAwayListener>
  );
}
