import * as React from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

/** The slider has the values 0, 1, 2, 3 …, which are shown as 1, 10, 100, 1000 … */
const toVisitors = (value: number) => Math.round(10 ** value);

const formatVisitors = (count: number) => `${count.toLocaleString('en')} visitors`;

export default function SliderScale() {
  const id = React.useId();
  const [value, setValue] = React.useState(3);

  return (
    <div>
      <Typography id={id}>Up to {formatVisitors(toVisitors(value))}</Typography>
      <Slider
        aria-labelledby={id}
        min={0}
        max={6}
        step={0.25}
        scale={toVisitors}
        valueLabelDisplay="auto"
        valueLabelFormat={formatVisitors}
        getAriaValueText={formatVisitors}
        value={value}
        onChange={(_event, next) => setValue(next as number)}
      />
    </div>
  );
}
