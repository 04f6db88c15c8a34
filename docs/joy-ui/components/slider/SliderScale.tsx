import * as React from 'react';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const toSize = (exponent: number) => 2 ** exponent;
const format = (size: number) => (size < 1024 ? `${size} MB` : `${size / 1024} GB`);

export default function SliderScale() {
  const [exponent, setExponent] = React.useState(9);

  return (
    <div>
      <Slider
        aria-label="Upload limit"
        min={4}
        max={14}
        scale={toSize}
        value={exponent}
        onChange={(_event, newExponent) => setExponent(newExponent as number)}
        getAriaValueText={format}
        valueLabelFormat={format}
        valueLabelDisplay="auto"
      />
      <Typography level="body-sm">{format(toSize(exponent))} per file</Typography>
    </div>
  );
}
