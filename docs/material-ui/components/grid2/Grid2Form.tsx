import * as React from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Grid from '@mui/material/Unstable_Grid2';

export default function Grid2Form() {
  const id = React.useId();
  const handleSubmit = (event: React.FormEvent) => event.preventDefault();

  return (
    <Grid container component="form" spacing={2} onSubmit={handleSubmit}>
      <Grid xs={12}>
        <TextField id={`${id}-title`} name="title" label="Event" fullWidth />
      </Grid>
      <Grid xs={6}>
        <TextField id={`${id}-start`} name="start" label="Start" fullWidth />
      </Grid>
      <Grid xs={6}>
        <TextField id={`${id}-end`} name="end" label="End" fullWidth />
      </Grid>
      <Grid xsOffset="auto">
        <Button type="submit" variant="contained">
          Add to calendar
        </Button>
      </Grid>
    </Grid>
  );
}
