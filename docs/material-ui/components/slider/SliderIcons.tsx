import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import VolumeMute from '@mui/icons-material/VolumeMute';
import VolumeUp from '@mui/icons-material/VolumeUp';

export default function SliderIcons() {
  const [volume, setVolume] = React.useState(30);

  const handleChange = (_event: Event, value: number | number[]) =>
    setVolume(value as number);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <VolumeMute />
      <Slider
        aria-label="Volume"
        getAriaValueText={(value) => `${value} percent`}
        value={volume}
        onChange={handleChange}
      />
      <VolumeUp />
      <span>{volume}</span>
    </Stack>
  );
}
