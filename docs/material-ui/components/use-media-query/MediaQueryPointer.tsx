import * as React from 'react';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryPointer() {
  const isTouch = useMediaQuery('(pointer: coarse)');
  const [quantity, setQuantity] = React.useState(1);

  return (
    <Button
      variant="outlined"
      size={isTouch ? 'large' : 'small'}
      onClick={() => setQuantity(quantity + 1)}
    >
      {isTouch ? 'Tap' : 'Click'} to add one: {quantity} in the cart
    </Button>
  );
}
