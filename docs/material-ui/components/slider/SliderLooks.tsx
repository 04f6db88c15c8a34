import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderLooks() {
  const id = React.useId();

  return (
    <Box sx={{ px: 1 }}>
      <Typography id={`${id}-speed`} variant="body2">
        Speed of the loom
      </Typography>
      <Slider size="small" aria-labelledby={`${id}-speed`} defaultValue={40} />
      <Typography id={`${id}-tension`}>Tension of the warp</Typography>
      <Slider
        color="secondary"
        aria-labelledby={`${id}-tension`}
        defaultValue={70}
      />
      <Typography id={`${id}-width`}>
        Width, set by the reed: 55 cm, not to be changed here
      </Typography>
      <Slider disabled aria-labelledby={`${id}-width`} value={55} />
    </Box>
  );
}
