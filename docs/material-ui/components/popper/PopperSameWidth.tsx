import * as React from 'react';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

const sameWidth: PopperProps['modifiers'] = [
  {
    name: 'sameWidth',
    enabled: true,
    phase: 'beforeWrite',
    requires: ['computeStyles'],
    fn: ({ state }) => {
      const width = `${state.rects.reference.width}px`;
      state.styles.popper = { ...state.styles.popper, width };
    },
  },
];

export default function PopperSameWidth() {
  const id = React.useId();
  const [field, setField] = React.useState<HTMLElement | null>(null);
  const [focused, setFocused] = React.useState(false);

  return (
    <React.Fragment>
      <TextField
        ref={setField}
        fullWidth
        type="password"
        label="New password"
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        inputProps={{
          autoComplete: 'new-password',
          'aria-describedby': focused ? id : undefined,
        }}
      />
      <Popper
        id={id}
        role="note"
        open={focused}
        anchorEl={field}
        modifiers={sameWidth}
        sx={{ zIndex: 'tooltip' }}
      >
        <Paper elevation={4} sx={{ p: 2 }}>
          At least 12 characters, one of them a digit
        </Paper>
      </Popper>
    </React.Fragment>
  );
}
