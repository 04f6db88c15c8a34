import * as React from 'react';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { Box, styled } from '@mui/system';
import { DownButton, UpButton } from './StepButton';

const ArrowsInput = styled(NumberInput)({
  display: 'grid',
  grid: '24px 24px / 128px 32px',
  width: 'fit-content',
  border: '1px solid light-dark(#6b7280, #9ca3af)',
  borderRadius: 8,
  overflow: 'hidden',
  '&:focus-within': { borderColor: 'light-dark(#1d4ed8, #93c5fd)' },
  '& > *': { border: 0, background: 'none', color: 'inherit', outline: 'none' },
  '& input': { gridRow: '1 / span 2', font: 'inherit', paddingInline: 12 },
  '& button': { gridColumn: 2, gridRow: 2, padding: '6px 10px' },
  '& button:hover': { background: 'light-dark(#e5e7eb, #374151)' },
  '& .base-NumberInput-incrementButton': { gridRow: 1 },
  '& svg': { display: 'block' },
});

export default function NumberInputArrows() {
  const id = React.useId();

  return (
    <Box sx={{ display: 'grid', gap: '4px', lineHeight: '24px' }}>
      <label htmlFor={id}>Days until the invoice is due</label>
      <ArrowsInput
        id={id}
        min={0}
        max={90}
        defaultValue={14}
        slots={{ incrementButton: UpButton, decrementButton: DownButton }}
        slotProps={{
          input: { role: 'spinbutton' },
          incrementButton: { 'aria-label': 'More days' },
          decrementButton: { 'aria-label': 'Fewer days' },
        }}
      />
    </Box>
  );
}
