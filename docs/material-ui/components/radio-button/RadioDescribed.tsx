import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const WAYS = [
  { value: 'shop', name: 'Fetch it from the shop', hint: 'Today until six' },
  { value: 'cargo', name: 'Cargo bicycle', hint: 'Tomorrow, up to 40 kg' },
  { value: 'van', name: 'Van', hint: 'On Thursday, two people carry it in' },
];

export default function RadioDescribed() {
  const id = React.useId();

  return (
    <FormControl>
      <FormLabel id={id}>How does the shelf get to you?</FormLabel>
      <RadioGroup aria-labelledby={id} defaultValue="shop">
        {WAYS.map(({ value, name, hint }) => (
          <div key={value}>
            <FormControlLabel
              value={value}
              control={
                <Radio inputProps={{ 'aria-describedby': `${id}-${value}` }} />
              }
              label={name}
            />
            <FormHelperText id={`${id}-${value}`} sx={{ ml: 4, mt: -0.5, mb: 1 }}>
              {hint}
            </FormHelperText>
          </div>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
