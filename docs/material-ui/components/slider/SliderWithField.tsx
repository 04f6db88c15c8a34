import * as React from 'react';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';

const MAX = 80;

export default function SliderWithField() {
  const [text, setText] = React.useState('24');
  const metres = Math.min(MAX, Math.max(0, Number(text) || 0));

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Box sx={{ flex: '1 1 10rem', px: 1 }}>
        <Slider
          aria-label="Length of the fence, roughly"
          getAriaValueText={(value) => `${value} metres`}
          max={MAX}
          value={metres}
          onChange={(_event, value) => setText(String(value))}
        />
      </Box>
      <TextField
        label="Fence"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
        onBlur={() => setText(String(metres))}
        inputProps={{ inputMode: 'numeric' }}
        InputProps={{
          endAdornment: <InputAdornment position="end">m</InputAdornment>,
        }}
        sx={{ width: '7rem' }}
      />
    </Box>
  );
}
