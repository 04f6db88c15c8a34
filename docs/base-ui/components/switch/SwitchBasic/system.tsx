import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import { Box, styled } from '@mui/system';

const SquareSwitch = styled(Switch)({
  position: 'relative',
  flex: 'none',
  width: 40,
  height: 20,
  background: 'light-dark(#6b7280, #9ca3af)',
  '&.base--checked': { background: 'light-dark(#1f5fbf, #8ab8ff)' },
  '&.base--focusVisible': { outline: '2px solid', outlineOffset: 2 },
  '& > *': { position: 'absolute', inset: 2 },
  '& .base-Switch-thumb': { width: 16, background: 'light-dark(#fff, #111)' },
  '&.base--checked .base-Switch-thumb': { insetInlineStart: 22 },
  '& input': { inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0 },
});

export default function SwitchBasic() {
  const id = React.useId();

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <SquareSwitch defaultChecked slotProps={{ input: { id } }} />
      <label htmlFor={id}>Email me about new orders</label>
    </Box>
  );
}
