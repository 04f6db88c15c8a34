import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const PARTS = [
  { name: 'Clay', color: 'primary.main' },
  { name: 'Sand', color: 'warning.main' },
  { name: 'Straw', color: 'success.main' },
];

export default function SliderMixture() {
  const [[first, second], setBorders] = React.useState<[number, number]>([30, 85]);
  const shares = [first, second - first, 100 - second];
  const text = PARTS.map(({ name }, index) => `${name} ${shares[index]} %`).join(
    ', ',
  );

  return (
    <Box sx={{ px: 1 }}>
      <Typography gutterBottom>{text}</Typography>
      <Stack direction="row" sx={{ height: 12 }}>
        {PARTS.map(({ name, color }, index) => (
          <Box key={name} sx={{ width: `${shares[index]}%`, bgcolor: color }} />
        ))}
      </Stack>
      <Slider
        track={false}
        disableSwap
        step={5}
        value={[first, second]}
        onChange={(_event, value) => setBorders(value as [number, number])}
        getAriaLabel={(index) => (index === 0 ? 'Clay to sand' : 'Sand to straw')}
        getAriaValueText={() => text}
      />
    </Box>
  );
}
