import * as React from 'react';
import Chip from '@mui/material/Chip';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';

const files = ['Budget', 'Contract', 'Offer'];

export default function ClickAwayPaused() {
  const [selected, setSelected] = React.useState<string[]>([]);

  const toggle = (file: string) =>
    setSelected((before) =>
      before.includes(file)
        ? before.filter((name) => name !== file)
        : [...before, file],
    );

  return (
    <ClickAwayListener
      mouseEvent={selected.length > 0 && 'onClick'}
      touchEvent={false}
      onClickAway={() => setSelected([])}
    >
      <Stack direction="row" useFlexGap flexWrap="wrap" gap={1}>
        {files.map((file) => (
          <Chip
            key={file}
            label={file}
            aria-pressed={selected.includes(file)}
            color={selected.includes(file) ? 'primary' : 'default'}
            onClick={() => toggle(file)}
          />
        ))}
      </Stack>
    </ClickAwayListener>
  );
}
