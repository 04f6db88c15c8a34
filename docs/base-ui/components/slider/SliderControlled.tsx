import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './slider.css';

export default function SliderControlled() {
  const [distance, setDistance] = React.useState(10);
  const [searched, setSearched] = React.useState(10);

  return (
    <div>
      <Slider
        className="slider"
        aria-label="Distance"
        min={1}
        max={50}
        value={distance}
        onChange={(event, value) => setDistance(value as number)}
        onChangeCommitted={(event, value) => setSearched(value as number)}
      />
      <p>
        Distance: {distance} km. Shops within {searched} km: {searched * 3}
      </p>
    </div>
  );
}
