import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const LITRES = [60, 120, 240];

export default function RadioNumbers() {
  const id = React.useId();
  const [litres, setLitres] = React.useState(120);

  return (
    <div>
      <FormControl>
        <FormLabel id={id}>Size of the bin</FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          value={litres}
          onChange={(_event, value) => setLitres(Number(value))}
        >
          {LITRES.map((size) => (
            <FormControlLabel
              key={size}
              value={size}
              control={<Radio />}
              label={`${size} l`}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Typography role="status">€{(litres * 0.11).toFixed(2)} a month</Typography>
    </div>
  );
}
