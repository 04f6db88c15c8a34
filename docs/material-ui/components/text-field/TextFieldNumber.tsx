import * as React from 'react';
import TextField from '@mui/material/TextField';

export default function TextFieldNumber() {
  const [quantity, setQuantity] = React.useState('1');

  const stepBy = (step: number) =>
    setQuantity(String(Math.max(0, Number(quantity) + step)));

  return (
    <TextField
      label="Quantity"
      value={quantity}
      onChange={(event) => setQuantity(event.target.value.replace(/\D/g, ''))}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp') stepBy(1);
        if (event.key === 'ArrowDown') stepBy(-1);
      }}
      inputProps={{ inputMode: 'numeric' }}
      sx={{ width: 120 }}
    />
  );
}
