import * as React from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderCommitted() {
  const id = React.useId();
  const [radius, setRadius] = React.useState(10);
  const [searched, setSearched] = React.useState(10);

  return (
    <div>
      <Typography id={id}>Within {radius} km</Typography>
      <Slider
        aria-labelledby={id}
        min={1}
        max={50}
        value={radius}
        onChange={(_event, value) => setRadius(value as number)}
        onChangeCommitted={(_event, value) => setSearched(value as number)}
      />
      <Typography role="status">Shops within {searched} km</Typography>
    </div>
  );
}
