import * as React from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const formatPrice = (euros: number) => `€ ${euros}`;

export default function SliderRange() {
  const [price, setPrice] = React.useState([40, 180]);

  return (
    <div>
      <Typography>Price: {price.map(formatPrice).join(' to ')}</Typography>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={formatPrice}
        max={300}
        step={10}
        value={price}
        onChange={(_event, value) => setPrice(value as number[])}
      />
    </div>
  );
}
