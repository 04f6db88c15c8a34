import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const CRUSTS = ['pale', 'golden', 'brown', 'dark', 'very dark'];

export default function SliderEnds() {
  const id = React.useId();

  return (
    <div>
      <Typography id={id}>Crust of your bread</Typography>
      <Stack direction="row" spacing={2} alignItems="center" useFlexGap>
        <Typography variant="body2" aria-hidden>
          Pale
        </Typography>
        <Box sx={{ flexGrow: 1, px: 1 }}>
          <Slider
            aria-labelledby={id}
            getAriaValueText={(value) => CRUSTS[value] ?? `${value}`}
            min={0}
            max={4}
            defaultValue={2}
          />
        </Box>
        <Typography variant="body2" aria-hidden>
          Dark
        </Typography>
      </Stack>
    </div>
  );
}
