import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';

const MIN = 30;
const MAX = 75;
const AT_END = { '&[aria-disabled="true"]': { color: 'text.disabled' } };

export default function SliderByButtons() {
  const id = React.useId();
  const [percent, setPercent] = React.useState(55);

  const move = (by: number) =>
    setPercent(Math.min(MAX, Math.max(MIN, percent + by)));

  return (
    <div>
      <Typography id={id}>Humidity of the archive: {percent} %</Typography>
      <Stack direction="row" spacing={2} alignItems="center">
        <IconButton
          aria-label="Drier by one percent"
          edge="start"
          aria-disabled={percent === MIN}
          onClick={() => move(-1)}
          sx={AT_END}
        >
          <Remove />
        </IconButton>
        <Slider
          aria-labelledby={id}
          getAriaValueText={(value) => `${value} percent`}
          min={MIN}
          max={MAX}
          value={percent}
          onChange={(_event, value) => setPercent(value as number)}
        />
        <IconButton
          aria-label="Damper by one percent"
          edge="end"
          aria-disabled={percent === MAX}
          onClick={() => move(1)}
          sx={AT_END}
        >
          <Add />
        </IconButton>
      </Stack>
    </div>
  );
}
