import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import { styled } from '@mui/system';

const VolumeSlider = styled(Slider)({
  position: 'relative',
  display: 'block',
  height: 20,
  color: 'light-dark(#1f5fbf, #8ab8ff)',
  cursor: 'pointer',
  touchAction: 'none',
  '& > *': { position: 'absolute', top: 8, height: 4, background: 'currentColor' },
  '& .base-Slider-rail': { width: '100%', opacity: 0.4 },
  '& .base-Slider-thumb': { top: 0, width: 20, height: 20, marginInline: -10 },
  '& .base--focusVisible': { outline: '2px solid currentColor', outlineOffset: 2 },
});

export default function SliderBasic() {
  const labelId = React.useId();

  return (
    <div>
      <span id={labelId}>Volume</span>
      <VolumeSlider aria-labelledby={labelId} defaultValue={40} />
    </div>
  );
}
