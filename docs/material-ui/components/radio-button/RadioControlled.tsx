import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const seats = [5, 20, 50];

export default function RadioControlled() {
  const [value, setValue] = React.useState(20);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) =>
    setValue(Number(event.target.value));

  return (
    <div>
      <RadioGroup row aria-label="Seats" value={value} onChange={handleChange}>
        {seats.map((count) => (
          <FormControlLabel
            key={count}
            value={count}
            control={<Radio />}
            label={`${count} seats`}
          />
        ))}
      </RadioGroup>
      <Typography role="status">€ {value * 4} a month</Typography>
    </div>
  );
}
