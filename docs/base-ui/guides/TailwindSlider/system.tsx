import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import { Box, styled } from '@mui/system';

const accent = 'light-dark(#6d28d9, #c4b5fd)';

const StorageSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: 24,
  cursor: 'pointer',
  '& .base-Slider-rail, & .base-Slider-track': {
    position: 'absolute',
    insetBlockStart: 10,
    height: 4,
    borderRadius: 2,
    background: accent,
  },
  '& .base-Slider-rail': {
    width: '100%',
    background: 'light-dark(#6b7280, #9aa3b2)',
  },
  '& .base-Slider-thumb': {
    position: 'absolute',
    insetBlockStart: 2,
    width: 20,
    height: 20,
    marginInlineStart: -10,
    borderRadius: 10,
    background: accent,
  },
  '& .base--focusVisible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
});

export default function TailwindSlider() {
  const id = React.useId();

  return (
    <Box sx={{ maxWidth: 300, mx: 'auto' }}>
      <span id={id}>Storage limit</span>
      <StorageSlider aria-labelledby={id} defaultValue={60} />
    </Box>
  );
}
