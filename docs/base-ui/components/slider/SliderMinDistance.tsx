import * as React from 'react';
import { Slider } from '@mui/base/Slider';
import './slider.css';

const GAP = 2;

export default function SliderMinDistance() {
  const [[opens, closes], setHours] = React.useState<[number, number]>([9, 17]);

  return (
    <div>
      <Slider
        className="slider"
        disableSwap
        min={6}
        max={22}
        getAriaLabel={(index) => (index === 0 ? 'Opens' : 'Closes')}
        value={[opens, closes]}
        onChange={(event, value, activeThumb) => {
          const [start = opens, end = closes] = value as number[];
          setHours(
            activeThumb === 0
              ? [Math.min(start, closes - GAP), closes]
              : [opens, Math.max(end, opens + GAP)],
          );
        }}
      />
      <p>
        Open from {opens}:00 to {closes}:00
      </p>
    </div>
  );
}
