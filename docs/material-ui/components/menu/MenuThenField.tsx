import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function MenuThenField() {
  const id = React.useId();
  const field = React.useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [renames, setRenames] = React.useState(false);
  const [name, setName] = React.useState('Bay window');

  const choose = (wantsName: boolean) => {
    setRenames(wantsName);
    setAnchor(null);
  };

  const focusField = () => {
    if (renames) {
      field.current?.focus();
      field.current?.select();
    }
  };

  return (
    <Stack spacing={2} alignItems="flex-start">
      <TextField
        label="Window"
        size="small"
        inputRef={field}
        value={name}
        onChange={(event) => setName(event.target.value)}
        InputProps={{ readOnly: !renames }}
        onBlur={() => setRenames(false)}
      />
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Change the window
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => choose(false)}
        MenuListProps={{ id, 'aria-label': 'Change the window' }}
        TransitionProps={{ onExited: focusField }}
      >
        <MenuItem dense onClick={() => choose(true)}>
          Rename
        </MenuItem>
        <MenuItem dense onClick={() => choose(false)}>
          Leave it
        </MenuItem>
      </Menu>
    </Stack>
  );
}
