import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const SEATS = [5, 20, 100];

export default function RadioGroupControlled() {
  const [seats, setSeats] = React.useState(20);

  return (
    <FormControl id={React.useId()}>
      <FormLabel>Seats</FormLabel>
      <RadioGroup
        value={seats}
        onChange={(event) => setSeats(Number(event.target.value))}
      >
        {SEATS.map((count) => (
          <Radio key={count} value={count} label={`Up to ${count}`} />
        ))}
      </RadioGroup>
      <FormHelperText>€ {seats * 4} a month</FormHelperText>
    </FormControl>
  );
}
