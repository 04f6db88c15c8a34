import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const BARRELS = [
  { place: 'House', litres: 180, display: 'on' },
  { place: 'Shed', litres: 40, display: 'auto' },
] as const;

const formatLitres = (value: number) => `${value} l`;

export default function SliderValueLabel() {
  const id = React.useId();

  return (
    <Box sx={{ display: 'grid', gap: 3, px: 2 }}>
      {BARRELS.map(({ place, litres, display }) => (
        <div key={place}>
          <Typography id={`${id}-${place}`} sx={{ mb: 2 }}>
            {place}
          </Typography>
          <Slider
            aria-labelledby={`${id}-${place}`}
            valueLabelDisplay={display}
            valueLabelFormat={formatLitres}
            getAriaValueText={formatLitres}
            max={300}
            step={10}
            defaultValue={litres}
          />
        </div>
      ))}
    </Box>
  );
}
