import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const SHELVES = ['Screws', 'Hinges', 'Hooks', 'Nails'];

export default function ClickAwayLazy() {
  const [chosen, setChosen] = React.useState<string[]>([]);

  const handleToggle = (shelf: string) => {
    setChosen(
      chosen.includes(shelf)
        ? chosen.filter((name) => name !== shelf)
        : [...chosen, shelf],
    );
  };

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Typography role="status">{chosen.length} drawers marked</Typography>
      <ClickAwayListener
        mouseEvent={chosen.length > 0 && 'onClick'}
        touchEvent={false}
        onClickAway={() => setChosen([])}
      >
        <Stack direction="row" spacing={1} flexWrap="wrap" useFlexGap>
          {SHELVES.map((shelf) => (
            <Chip
              key={shelf}
              label={shelf}
              aria-pressed={chosen.includes(shelf)}
              color={chosen.includes(shelf) ? 'primary' : 'default'}
              onClick={() => handleToggle(shelf)}
            />
          ))}
          <Button onClick={() => setChosen([])}>Unmark all</Button>
        </Stack>
      </ClickAwayListener>
    </Stack>
  );
}
