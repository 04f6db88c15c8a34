import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import TextField from '@mui/material/TextField';

export default function CardForm() {
  const [invited, setInvited] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setInvited(String(new FormData(event.currentTarget).get('email')));
  };

  return (
    <Card component="form" onSubmit={handleSubmit} sx={{ maxWidth: 360 }}>
      <CardContent>
        <TextField
          name="email"
          type="email"
          label="Email address"
          required
          fullWidth
          helperText={<span role="status">{invited && `Invited ${invited}`}</span>}
        />
      </CardContent>
      <CardActions disableSpacing sx={{ justifyContent: 'flex-end', gap: 1, p: 2 }}>
        <Button type="reset">Clear</Button>
        <Button type="submit" variant="contained">
          Invite
        </Button>
      </CardActions>
    </Card>
  );
}
