import * as React from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderBasic() {
  const id = React.useId();

  return (
    <div>
      <Typography id={id}>Brightness</Typography>
      <Slider
        aria-labelledby={id}
        defaultValue={60}
        step={10}
        valueLabelDisplay="auto"
      />
    </div>
  );
}
