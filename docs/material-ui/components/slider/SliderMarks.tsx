import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const marks = [
  { value: 0, label: 'Off' },
  { value: 50, label: 'Medium' },
  { value: 100, label: 'Full' },
];

export default function SliderMarks() {
  const id = React.useId();

  return (
    <Box sx={{ px: 3 }}>
      <Typography id={`${id}-light`}>Light</Typography>
      <Slider
        aria-labelledby={`${id}-light`}
        marks={marks}
        step={5}
        defaultValue={35}
      />
      <Typography id={`${id}-timer`}>Timer in minutes</Typography>
      <Slider
        marks
        aria-labelledby={`${id}-timer`}
        min={5}
        max={60}
        step={5}
        defaultValue={15}
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
