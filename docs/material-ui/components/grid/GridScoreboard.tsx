import * as React from 'react';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function GridScoreboard() {
  const [score, setScore] = React.useState({ home: 2, guests: 2 });

  return (
    <Grid
      container
      alignItems="center"
      justifyContent="space-between"
      sx={{ maxWidth: 420, textAlign: 'center' }}
    >
      <Grid item>
        <Typography>Tugboat</Typography>
        <Button
          size="small"
          aria-label="Goal for Tugboat"
          onClick={() => setScore({ ...score, home: score.home + 1 })}
        >
          Goal
        </Button>
      </Grid>
      <Grid item>
        <Typography variant="h4" component="p" role="status">
          {score.home} : {score.guests}
        </Typography>
      </Grid>
      <Grid item>
        <Typography>Lock 9</Typography>
        <Button
          size="small"
          aria-label="Goal for Lock 9"
          onClick={() => setScore({ ...score, guests: score.guests + 1 })}
        >
          Goal
        </Button>
      </Grid>
    </Grid>
  );
}
