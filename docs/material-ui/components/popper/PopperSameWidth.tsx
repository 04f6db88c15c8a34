import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const MODIFIERS: PopperProps['modifiers'] = [
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

const RULES = [
  { text: 'at least 12 characters', passes: (word: string) => word.length >= 12 },
  { text: 'a digit', passes: (word: string) => /\d/.test(word) },
  { text: 'no spaces', passes: (word: string) => /^\S+$/.test(word) },
];

export default function PopperSameWidth() {
  const id = React.useId();
  const [field, setField] = React.useState<HTMLElement | null>(null);
  const [focused, setFocused] = React.useState(false);
  const [word, setWord] = React.useState('');

  return (
    <Box>
      <TextField
        ref={setField}
        fullWidth
        label="Word for the safe"
        value={word}
        onChange={(event) => setWord(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        inputProps={{ 'aria-describedby': focused ? id : undefined }}
      />
      <Popper
        id={id}
        role="note"
        open={focused}
        anchorEl={field}
        modifiers={MODIFIERS}
        sx={{ zIndex: 'tooltip' }}
      >
        <Paper elevation={4} sx={{ p: 2 }}>
          {RULES.map(({ text, passes }) => (
            <Typography key={text} variant="body2">
              {passes(word) ? 'Done: ' : 'Missing: '}
              {text}
            </Typography>
          ))}
        </Paper>
      </Popper>
    </Box>
  );
}
