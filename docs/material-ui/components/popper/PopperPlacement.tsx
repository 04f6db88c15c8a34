import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const placements: PopperPlacementType[] = [
  'top-start',
  'top',
  'top-end',
  'left',
  'right',
  'bottom-start',
  'bottom',
  'bottom-end',
];

export default function PopperPlacement() {
  const [avatar, setAvatar] = React.useState<HTMLElement | null>(null);
  const [placement, setPlacement] = React.useState<PopperPlacementType>('bottom');

  return (
    <Stack spacing={8} alignItems="center" sx={{ pb: 6 }}>
      <TextField
        select
        size="small"
        label="placement"
        value={placement}
        onChange={(event) => setPlacement(event.target.value as PopperPlacementType)}
        SelectProps={{ native: true }}
      >
        {placements.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <Avatar ref={setAvatar} variant="rounded" sx={{ width: 64, height: 64 }} />
      <Popper
        open={avatar !== null}
        anchorEl={avatar}
        placement={placement}
        disablePortal
        role="status"
      >
        {(actual) => <Paper sx={{ p: 1 }}>{actual.placement}</Paper>}
      </Popper>
    </Stack>
  );
}
