import * as React from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function ClickAwayRename() {
  const [name, setName] = React.useState('Sourdough, batch 12');
  const [draft, setDraft] = React.useState<string | null>(null);
  const rename = React.useRef<HTMLButtonElement>(null);

  const finish = (next: string) => {
    flushSync(() => {
      setName(next);
      setDraft(null);
    });
    rename.current?.focus();
  };
  const handleSave = () => finish(draft?.trim() || name);

  if (draft === null) {
    return (
      <Stack
        direction="row"
        spacing={1}
        alignItems="center"
        flexWrap="wrap"
        useFlexGap
      >
        <Typography role="status">{name}</Typography>
        <Button ref={rename} onClick={() => setDraft(name)}>
          Rename
        </Button>
      </Stack>
    );
  }
  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      touchEvent="onTouchStart"
      onClickAway={handleSave}
    >
      <Stack direction="row" spacing={1} flexWrap="wrap" useFlexGap>
        <TextField
          autoFocus
          size="small"
          label="Name of the batch"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              handleSave();
            } else if (event.key === 'Escape') {
              finish(name);
            }
          }}
        />
        <Button onClick={handleSave}>Save</Button>
        <Button onClick={() => finish(name)}>Keep the old one</Button>
      </Stack>
    </ClickAwayListener>
  );
}
