import * as React from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function DividerWithText() {
  const [parcel, setParcel] = React.useState('');
  const [message, setMessage] = React.useState('');

  const lookUp = (event: React.FormEvent) => {
    event.preventDefault();
    setMessage(parcel ? `Parcel ${parcel} is in locker C` : 'Enter a number');
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={lookUp}>
      <TextField
        label="Number of the parcel"
        value={parcel}
        onChange={({ target }) => setParcel(target.value)}
        inputProps={{ inputMode: 'numeric' }}
      />
      <Button type="submit" variant="contained">
        Look it up
      </Button>
      <Divider role="presentation">or</Divider>
      <Button
        variant="outlined"
        onClick={() => setMessage('Hold the label to the glass')}
      >
        Scan the label
      </Button>
      <Typography role="status" color="text.secondary">
        {message}
      </Typography>
    </Stack>
  );
}
