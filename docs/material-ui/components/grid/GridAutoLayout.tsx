import * as React from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';

export default function GridAutoLayout() {
  const id = React.useId();

  return (
    <Grid container spacing={2} alignItems="center">
      <Grid item xs>
        <TextField id={id} label="Search orders" size="small" fullWidth />
      </Grid>
      <Grid item xs="auto">
        <Button variant="contained">Search</Button>
      </Grid>
    </Grid>
  );
}
