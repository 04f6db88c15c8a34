import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const MARKS = [
  { value: 0, label: 'Dry' },
  { value: 50, label: 'Moist' },
  { value: 100, label: 'Wet' },
];

export default function SliderMarks() {
  const id = React.useId();

  return (
    <Box sx={{ px: 3 }}>
      <Typography id={`${id}-soil`}>Soil</Typography>
      <Slider
        aria-labelledby={`${id}-soil`}
        marks={MARKS}
        step={5}
        defaultValue={35}
        getAriaValueText={(value) => `${value} percent`}
      />
      <Typography id={`${id}-minutes`} sx={{ mt: 2 }}>
        Minutes of watering
      </Typography>
      <Slider
        aria-labelledby={`${id}-minutes`}
        marks
        step={5}
        max={30}
        defaultValue={10}
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
