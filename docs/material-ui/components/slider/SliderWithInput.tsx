import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const max = 80;

export default function SliderWithInput() {
  const [text, setText] = React.useState('24');
  const seats = Math.min(max, Number(text));

  return (
    <Stack direction="row" spacing={3} alignItems="center" sx={{ px: 1 }}>
      <Slider
        aria-label="Seats, with a slider"
        max={max}
        value={seats}
        onChange={(_event, value) => setText(String(value))}
      />
      <TextField
        label="Seats"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
        onBlur={() => setText(String(seats))}
        inputProps={{ inputMode: 'numeric', size: 3 }}
        sx={{ flex: 'none' }}
      />
    </Stack>
  );
}
