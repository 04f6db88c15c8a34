import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const SHORTEST = 3;
const LAST = 30;

export default function SliderMinimumStay() {
  const [[start, end], setDays] = React.useState<[number, number]>([4, 11]);

  const handleChange = (value: number | number[], thumb: number) => {
    const [nextStart, nextEnd] = value as [number, number];
    if (thumb === 0) {
      setDays([Math.min(nextStart, end - SHORTEST), end]);
    } else {
      setDays([start, Math.max(nextEnd, start + SHORTEST)]);
    }
  };

  return (
    <Box sx={{ px: 1 }}>
      <Typography>
        June {start} to June {end}, {end - start} nights
      </Typography>
      <Slider
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Arrival' : 'Departure')}
        getAriaValueText={(day) => `June ${day}`}
        min={1}
        max={LAST}
        value={[start, end]}
        onChange={(_event, value, thumb) => handleChange(value, thumb)}
      />
      <Typography variant="body2" color="text.secondary">
        At least {SHORTEST} nights
      </Typography>
    </Box>
  );
}
