import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const MARKS = [
  { value: 0, label: 'Surface' },
  { value: -20, label: '20 m' },
  { value: -40, label: '40 m' },
];

export default function SliderWell() {
  const id = React.useId();
  const [depth, setDepth] = React.useState(-15);

  return (
    <div>
      <Typography id={id}>Pump hangs at {-depth} m</Typography>
      <Box sx={{ height: 180, py: 2, px: 1 }}>
        <Slider
          orientation="vertical"
          aria-labelledby={id}
          getAriaValueText={(value) => `${-value} metres below the surface`}
          min={-40}
          max={0}
          marks={MARKS}
          track="inverted"
          value={depth}
          onChange={(_event, value) => setDepth(value as number)}
        />
      </Box>
    </div>
  );
}
