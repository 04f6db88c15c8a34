import * as React from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverOrigin } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const ORIGINS: Record<string, PopoverOrigin> = {
  'top left': { vertical: 'top', horizontal: 'left' },
  'top right': { vertical: 'top', horizontal: 'right' },
  centre: { vertical: 'center', horizontal: 'center' },
  'bottom left': { vertical: 'bottom', horizontal: 'left' },
  'bottom right': { vertical: 'bottom', horizontal: 'right' },
};

export default function PopoverOrigins() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [onButton, setOnButton] = React.useState('bottom left');
  const [onPopover, setOnPopover] = React.useState('top left');

  return (
    <Stack spacing={3} alignItems="center">
      <Stack direction="row" spacing={2} flexWrap="wrap" useFlexGap>
        <TextField
          select
          size="small"
          label="anchorOrigin"
          value={onButton}
          onChange={(event) => setOnButton(event.target.value)}
          SelectProps={{ native: true }}
        >
          {Object.keys(ORIGINS).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="transformOrigin"
          value={onPopover}
          onChange={(event) => setOnPopover(event.target.value)}
          SelectProps={{ native: true }}
        >
          {Object.keys(ORIGINS).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </TextField>
      </Stack>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Lay the corners together
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={ORIGINS[onButton]}
        transformOrigin={ORIGINS[onPopover]}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Corners' } }}
      >
        <Typography sx={{ p: 2, maxWidth: 220 }}>
          My {onPopover} is on the {onButton} of the button.
        </Typography>
      </Popover>
    </Stack>
  );
}
