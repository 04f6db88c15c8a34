import * as React from 'react';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import LinearProgress from '@mui/material/LinearProgress';

const GOAL = 4;

export default function TextFieldStrengthMeter() {
  const id = React.useId();
  const [text, setText] = React.useState('');
  const words = new Set(text.toLowerCase().match(/\p{L}{3,}/gu)).size;
  const reached = Math.min(words, GOAL);

  return (
    <FormControl variant="filled" fullWidth>
      <InputLabel htmlFor={id}>Recovery phrase</InputLabel>
      <FilledInput
        id={id}
        disableUnderline
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-describedby={`${id}-hint`}
        inputProps={{ autoComplete: 'off', spellCheck: false }}
      />
      <LinearProgress
        variant="determinate"
        aria-label="Words found"
        value={(reached / GOAL) * 100}
        color={reached === GOAL ? 'success' : 'warning'}
      />
      <FormHelperText id={`${id}-hint`} aria-live="polite">
        {reached} of {GOAL} different words
      </FormHelperText>
    </FormControl>
  );
}
