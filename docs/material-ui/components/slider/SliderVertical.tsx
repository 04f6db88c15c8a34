import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const bands = { Bass: 4, Mids: 0, Treble: -3 };

const marks = [
  { value: -10, label: '−10' },
  { value: 0, label: '0' },
  { value: 10, label: '10' },
];

export default function SliderVertical() {
  return (
    <Stack
      role="group"
      aria-label="Equaliser"
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ height: 200, py: 2, px: 1 }}
    >
      {Object.entries(bands).map(([band, value]) => (
        <Slider
          key={band}
          orientation="vertical"
          aria-label={band}
          getAriaValueText={(decibels) => `${decibels} decibels`}
          min={-10}
          max={10}
          marks={marks}
          defaultValue={value}
        />
      ))}
    </Stack>
  );
}
