import * as React from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

const fields = [
  { name: 'given-name', label: 'First name', sm: 6 },
  { name: 'family-name', label: 'Last name', sm: 6 },
  { name: 'street-address', label: 'Street', sm: 12 },
  { name: 'postal-code', label: 'Postal code', sm: 4 },
  { name: 'address-level2', label: 'City', sm: 8 },
];

export default function GridForm() {
  const id = React.useId();

  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <Grid container spacing={2}>
        {fields.map(({ name, label, sm }) => (
          <Grid key={name} item xs={12} sm={sm}>
            <TextField
              id={id + name}
              name={name}
              label={label}
              autoComplete={name}
              fullWidth
            />
          </Grid>
        ))}
        <Grid item xs={12} textAlign="end">
          <Button type="submit">Save address</Button>
        </Grid>
      </Grid>
    </form>
  );
}
