import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const options = [
  { value: 'standard', label: 'Standard', hint: 'Arrives in 3 to 5 days' },
  { value: 'express', label: 'Express', hint: 'Arrives tomorrow' },
  {
    value: 'pickup',
    label: 'Pick up',
    hint: 'Not available near you',
    disabled: true,
  },
];

export default function RadioHelperText() {
  const id = React.useId();

  return (
    <RadioGroup aria-label="Shipping" defaultValue="standard">
      {options.map(({ value, label, hint, disabled }) => (
        <div key={value}>
          <FormControlLabel
            value={value}
            label={label}
            disabled={disabled}
            control={<Radio inputProps={{ 'aria-describedby': `${id}-${value}` }} />}
          />
          <FormHelperText
            id={`${id}-${value}`}
            sx={{ marginInlineStart: 4, mt: -0.5, mb: 1 }}
          >
            {hint}
          </FormHelperText>
        </div>
      ))}
    </RadioGroup>
  );
}
