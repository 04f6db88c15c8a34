import * as React from 'react';
import Slider from '@mui/joy/Slider';

const GAP = 2;

export default function SliderMinDistance() {
  const [hours, setHours] = React.useState<[number, number]>([9, 17]);
  const [start, end] = hours;

  return (
    <Slider
      disableSwap
      min={6}
      max={22}
      getAriaLabel={(index) => (index === 0 ? 'Opens' : 'Closes')}
      valueLabelDisplay="on"
      valueLabelFormat={(hour) => `${hour}:00`}
      value={hours}
      onChange={(_event, newValue, activeThumb) => {
        const [newStart, newEnd] = newValue as [number, number];
        setHours(
          activeThumb === 0
            ? [Math.min(newStart, end - GAP), end]
            : [start, Math.max(newEnd, start + GAP)],
        );
      }}
      sx={{ mt: 3 }}
    />
  );
}
