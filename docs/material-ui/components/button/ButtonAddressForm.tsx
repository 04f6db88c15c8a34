import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const EMPTY = { street: '', postcode: '' };

export default function ButtonAddressForm() {
  const [address, setAddress] = React.useState(EMPTY);
  const [saved, setSaved] = React.useState('');

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) =>
    setAddress({ ...address, [event.target.name]: event.target.value });

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setSaved(`Deliveries go to ${address.street}, ${address.postcode}.`);
  };

  return (
    <Stack component="form" aria-label="Address" spacing={2} onSubmit={handleSubmit}>
      <TextField
        required
        label="Street and number"
        name="street"
        autoComplete="street-address"
        value={address.street}
        onChange={handleChange}
      />
      <TextField
        required
        label="Postcode"
        name="postcode"
        autoComplete="postal-code"
        value={address.postcode}
        onChange={handleChange}
      />
      <Button type="submit" variant="contained" fullWidth>
        Save address
      </Button>
      <Button fullWidth onClick={() => setAddress(EMPTY)}>
        Clear fields
      </Button>
      <Typography role="status" variant="body2">
        {saved}
      </Typography>
    </Stack>
  );
}
