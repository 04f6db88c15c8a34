import * as React from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const distance = 2;

export default function SliderMinimumDistance() {
  const [[start, end], setHours] = React.useState([9, 17] as [number, number]);

  const handleChange = (
    _event: Event,
    value: number | number[],
    activeThumb: number,
  ) => {
    const [nextStart, nextEnd] = value as [number, number];
    setHours(
      activeThumb === 0
        ? [Math.min(nextStart, end - distance), end]
        : [start, Math.max(nextEnd, start + distance)],
    );
  };

  return (
    <div>
      <Typography>
        Open from {start}:00 to {end}:00, at least {distance} hours
      </Typography>
      <Slider
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Opens at' : 'Closes at')}
        max={24}
        value={[start, end]}
        onChange={handleChange}
      />
    </div>
  );
}
