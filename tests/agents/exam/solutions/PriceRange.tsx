import * as React from 'react';
import Slider from '@mui/material/Slider';

export default function PriceRange() {
  const [value, setValue] = React.useState([20, 80]);
  return (
    <Slider
      value={value}
      onChange={(_event, next) => setValue(next as number[])}
      getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
      getAriaValueText={(price) => `${price} euros`}
      valueLabelDisplay="auto"
      disableSwap
    />
  );
}
