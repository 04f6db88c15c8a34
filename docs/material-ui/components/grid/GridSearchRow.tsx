import * as React from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function GridSearchRow() {
  const id = React.useId();
  const [stop, setStop] = React.useState('');
  const [answer, setAnswer] = React.useState('Enter a stop');

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setAnswer(stop ? `Next tram from ${stop} in 4 minutes` : 'Enter a stop');
  };

  return (
    <Grid
      container
      component="form"
      spacing={2}
      alignItems="center"
      onSubmit={handleSubmit}
    >
      <Grid item xs>
        <TextField
          id={id}
          label="Stop"
          size="small"
          fullWidth
          value={stop}
          onChange={(event) => setStop(event.target.value)}
        />
      </Grid>
      <Grid item xs="auto">
        <Button type="submit" variant="contained">
          Ask
        </Button>
      </Grid>
      <Grid item xs={12}>
        <Typography role="status">{answer}</Typography>
      </Grid>
    </Grid>
  );
}
