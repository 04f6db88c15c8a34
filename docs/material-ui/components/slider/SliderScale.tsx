import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

/** 0, 1, 2 … on the slider stand for 1, 2, 4 … minutes. */
const toMinutes = (position: number) => 2 ** position;

function formatMinutes(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${Math.round(minutes / 6) / 10} h`;
}

export default function SliderScale() {
  const id = React.useId();
  const [position, setPosition] = React.useState(5);

  return (
    <Box sx={{ px: 1 }}>
      <Typography id={id}>
        Take a picture every {formatMinutes(toMinutes(position))}
      </Typography>
      <Slider
        aria-labelledby={id}
        min={0}
        max={10}
        scale={toMinutes}
        getAriaValueText={formatMinutes}
        valueLabelDisplay="auto"
        valueLabelFormat={formatMinutes}
        value={position}
        onChange={(_event, value) => setPosition(value as number)}
      />
    </Box>
  );
}
