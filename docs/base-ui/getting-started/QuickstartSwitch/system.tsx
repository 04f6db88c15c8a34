import * as React from 'react';
import { Switch } from '@mui/base/Switch';
import { Box, styled } from '@mui/system';

const SettingSwitch = styled(Switch)({
  position: 'relative',
  display: 'flex',
  boxSizing: 'border-box',
  width: 44,
  height: 24,
  padding: 3,
  borderRadius: 12,
  background: 'light-dark(#6b7280, #7c8594)',
  '& .base-Switch-thumb': { width: 18, borderRadius: 9, background: '#fff' },
  '& .base-Switch-input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '&.base--checked': {
    justifyContent: 'flex-end',
    background: 'light-dark(#0b6b4f, #178a67)',
  },
  '&.base--focusVisible': {
    outline: '3px solid light-dark(#0b6b4f, #5fd3ac)',
    outlineOffset: 2,
  },
});

export default function QuickstartSwitch() {
  const id = React.useId();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', gap: 2 }}>
      <label htmlFor={id}>Email notifications</label>
      <SettingSwitch defaultChecked slotProps={{ input: { id } }} />
    </Box>
  );
}
