import * as React from 'react';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { Box, styled } from '@mui/system';

const Textarea = styled(TextareaAutosize)({
  font: 'inherit',
  color: 'inherit',
  background: 'light-dark(#fff, #16191f)',
  boxSizing: 'border-box',
  padding: '8px 12px',
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  resize: 'none',
  '&:focus-visible': { outline: '2px solid light-dark(#1d4ed8, #93c5fd)' },
});

export default function TextareaAutosizeBasic() {
  const id = React.useId();
  const text = 'The invoice of March has no address.';

  return (
    <Box sx={{ display: 'grid', gap: '4px', lineHeight: '24px' }}>
      <label htmlFor={id}>What went wrong?</label>
      <Textarea id={id} name="details" minRows={2} defaultValue={text} />
    </Box>
  );
}
