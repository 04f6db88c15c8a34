import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

function nameGlaze(celsius: number): string {
  if (celsius < 1060) {
    return 'Earthenware, the glaze stays soft';
  }
  return celsius < 1200 ? 'Earthenware, well fired' : 'Stoneware, tight and hard';
}

export default function SliderKiln() {
  const id = React.useId();
  const [celsius, setCelsius] = React.useState(1080);

  return (
    <Box sx={{ px: 1 }}>
      <Typography id={id}>Firing temperature: {celsius} °C</Typography>
      <Slider
        aria-labelledby={id}
        getAriaValueText={(value) => `${value} degrees`}
        min={980}
        max={1280}
        step={20}
        value={celsius}
        onChange={(_event, value) => setCelsius(value as number)}
      />
      <Typography color="text.secondary">{nameGlaze(celsius)}</Typography>
    </Box>
  );
}
