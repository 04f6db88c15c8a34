import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function StackForm() {
  const id = React.useId();
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setMessage(`Shelf ${String(data.get('shelf'))} is noted.`);
  };

  return (
    <Stack component="form" spacing={3} onSubmit={handleSubmit} maxWidth={420}>
      <Stack spacing={2}>
        <TextField id={`${id}-title`} name="title" label="Title" required />
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <TextField id={`${id}-shelf`} name="shelf" label="Shelf" required />
          <TextField id={`${id}-year`} name="year" label="Year" />
        </Stack>
      </Stack>
      <Stack direction="row" spacing={2} alignItems="center">
        <Button type="submit" variant="contained">
          File the map
        </Button>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Stack>
    </Stack>
  );
}
