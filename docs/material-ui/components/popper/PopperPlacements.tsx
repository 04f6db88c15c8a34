import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper, { type PopperPlacementType } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const PLACEMENTS: PopperPlacementType[] = [
  'top-start',
  'top',
  'top-end',
  'left',
  'right',
  'bottom-start',
  'bottom',
  'bottom-end',
];

export default function PopperPlacements() {
  const [stone, setStone] = React.useState<HTMLElement | null>(null);
  const [placement, setPlacement] = React.useState<PopperPlacementType>('bottom');

  return (
    <Stack spacing={8} alignItems="center" sx={{ pb: 7 }}>
      <TextField
        select
        size="small"
        label="placement"
        value={placement}
        onChange={(event) => setPlacement(event.target.value as PopperPlacementType)}
        SelectProps={{ native: true }}
      >
        {PLACEMENTS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <Box
        ref={setStone}
        sx={{ p: 3, border: 2, borderColor: 'divider', borderRadius: 2 }}
      >
        milestone
      </Box>
      <Popper
        open={stone !== null}
        anchorEl={stone}
        placement={placement}
        disablePortal
        role="status"
      >
        {(shown) => <Paper sx={{ p: 1 }}>{shown.placement}</Paper>}
      </Popper>
    </Stack>
  );
}
