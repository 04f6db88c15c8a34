import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function SliderInput() {
  const id = React.useId();
  const [text, setText] = React.useState('25');
  const seats = Math.min(100, Math.max(1, Number(text) || 1));

  return (
    <FormControl id={id}>
      <FormLabel>Seats</FormLabel>
      <Stack direction="row" spacing={2} alignItems="center">
        <Slider
          aria-labelledby={`${id}-label`}
          min={1}
          value={seats}
          onChange={(_event, newSeats) => setText(String(newSeats))}
        />
        <Input
          type="number"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => setText(String(seats))}
          slotProps={{ input: { min: 1, max: 100 } }}
          sx={{ width: 90, flexShrink: 0 }}
        />
      </Stack>
    </FormControl>
  );
}
