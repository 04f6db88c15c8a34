import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './slider.css';

const toSize = (exponent: number) => 2 ** exponent;
const toText = (size: number) => (size < 1024 ? `${size} MB` : `${size / 1024} GB`);

export default function SliderScale() {
  const [exponent, setExponent] = React.useState(9);

  return (
    <div>
      <Slider
        className="slider"
        aria-label="Upload limit"
        min={4}
        max={14}
        scale={toSize}
        value={exponent}
        onChange={(event, value) => setExponent(value as number)}
        getAriaValueText={toText}
      />
      <p>Up to {toText(toSize(exponent))} per file</p>
    </div>
  );
}
