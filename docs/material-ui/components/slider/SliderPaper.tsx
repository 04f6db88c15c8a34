import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const WEIGHTS = [60, 80, 120, 200, 300].map((value) => ({ value, label: value }));

export default function SliderPaper() {
  const id = React.useId();
  const [weight, setWeight] = React.useState(120);

  return (
    <Box sx={{ px: 2 }}>
      <Typography id={id}>Paper of the cards: {weight} g/m²</Typography>
      <Slider
        aria-labelledby={id}
        step={null}
        marks={WEIGHTS}
        min={60}
        max={300}
        value={weight}
        onChange={(_event, value) => setWeight(value as number)}
      />
    </Box>
  );
}
