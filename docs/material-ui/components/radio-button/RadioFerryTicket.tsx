import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const TICKETS = [
  { id: 'foot', name: 'On foot', price: '€4' },
  { id: 'bicycle', name: 'With a bicycle', price: '€7' },
  { id: 'car', name: 'With a car', price: '€26' },
];

export default function RadioFerryTicket() {
  const id = React.useId();
  const [ticket, setTicket] = React.useState('bicycle');

  return (
    <div>
      <FormControl>
        <FormLabel id={id}>How do you cross?</FormLabel>
        <RadioGroup
          aria-labelledby={id}
          value={ticket}
          onChange={(_event, value) => setTicket(value)}
        >
          {TICKETS.map(({ id: value, name }) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio />}
              label={name}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Typography role="status" sx={{ mt: 1 }}>
        Ticket: {TICKETS.find((entry) => entry.id === ticket)?.price}
      </Typography>
    </div>
  );
}
