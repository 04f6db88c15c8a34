import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Box, styled } from '@mui/system';

const PayButton = styled(Button)({
  font: 'inherit',
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  color: '#fff',
  background: '#4a3aa7',
  cursor: 'pointer',
  '&.base--focusVisible': {
    outline: '3px solid light-dark(#4a3aa7, #b3a8f5)',
    outlineOffset: 2,
  },
  '&.base--disabled': {
    color: 'light-dark(#4f4a63, #c3bed6)',
    background: 'light-dark(#e4e1f0, #37334a)',
    cursor: 'not-allowed',
  },
});

export default function ButtonFocusableWhenDisabled() {
  const hintId = React.useId();
  const [accepted, setAccepted] = React.useState(false);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <input
          type="checkbox"
          style={{ margin: 0 }}
          checked={accepted}
          onChange={(event) => setAccepted(event.target.checked)}
        />
        I have read the terms of delivery
      </Box>
      <PayButton
        disabled={!accepted}
        focusableWhenDisabled
        aria-describedby={accepted ? undefined : hintId}
      >
        Pay 42.00 €
      </PayButton>
      <span id={hintId} hidden={accepted}>
        Accept the terms first.
      </span>
    </Box>
  );
}
