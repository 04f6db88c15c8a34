import * as React from 'react';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function SliderRange() {
  const [price, setPrice] = React.useState<number[]>([40, 120]);

  return (
    <div>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `${value} euros`}
        min={0}
        max={200}
        value={price}
        onChange={(_event, newPrice) => setPrice(newPrice as number[])}
      />
      <Typography level="body-sm">
        From € {price[0]} to € {price[1]}
      </Typography>
    </div>
  );
}
