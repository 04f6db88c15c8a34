import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const START = { Flute: 6, Oboe: 3, Viola: 5, Trumpet: 2 };
type Stop = keyof typeof START;

export default function SliderOrganStops() {
  const id = React.useId();
  const [levels, setLevels] = React.useState(START);

  return (
    <Stack
      role="group"
      aria-label="Loudness of the stops"
      direction="row"
      flexWrap="wrap"
      useFlexGap
      spacing={3}
    >
      {(Object.keys(levels) as Stop[]).map((stop) => (
        <Stack key={stop} spacing={1} alignItems="center" sx={{ width: 64 }}>
          <Typography variant="body2">{levels[stop]}</Typography>
          <Slider
            orientation="vertical"
            aria-labelledby={`${id}-${stop}`}
            marks
            max={8}
            value={levels[stop]}
            onChange={(_event, value) =>
              setLevels({ ...levels, [stop]: value as number })
            }
            sx={{ '&.MuiSlider-vertical': { height: 140 } }}
          />
          <Typography id={`${id}-${stop}`} variant="body2">
            {stop}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
