import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderTracks() {
  const id = React.useId();

  return (
    <Box sx={{ px: 1 }}>
      <Typography id={`${id}-tone`}>Tone, from low to high</Typography>
      <Slider
        track={false}
        aria-labelledby={`${id}-tone`}
        min={-5}
        max={5}
        defaultValue={1}
      />
      <Typography>Alarm outside of these temperatures</Typography>
      <Slider
        track="inverted"
        getAriaLabel={(index) => (index === 0 ? 'Alarm below' : 'Alarm above')}
        getAriaValueText={(value) => `${value} degrees`}
        min={-10}
        max={40}
        defaultValue={[4, 28]}
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
