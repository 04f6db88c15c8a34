import * as React from 'react';
import { Input } from '@mui/base/Input';
import { Box, styled } from '@mui/system';

const TextInput = styled(Input)({
  '& input': {
    font: 'inherit',
    lineHeight: '24px',
    color: 'inherit',
    background: 'light-dark(#fff, #16191f)',
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px 12px',
    border: '1px solid light-dark(#6b7280, #9ca3af)',
    borderRadius: 8,
  },
  '&.base--focused input': { outline: '2px solid light-dark(#1d4ed8, #93c5fd)' },
});

export default function InputBasic() {
  const id = React.useId();

  return (
    <Box sx={{ display: 'grid', gap: '4px', lineHeight: '24px' }}>
      <label htmlFor={id}>Email</label>
      <TextInput id={id} type="email" name="email" autoComplete="email" />
    </Box>
  );
}
