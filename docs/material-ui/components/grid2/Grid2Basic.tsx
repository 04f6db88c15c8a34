import Paper from '@mui/material/Paper';
import Grid from '@mui/material/Unstable_Grid2';

export default function Grid2Basic() {
  return (
    <Grid container spacing={2}>
      <Grid xs={4}>
        <Paper sx={{ p: 2 }}>xs=4</Paper>
      </Grid>
      <Grid xs={8}>
        <Paper sx={{ p: 2 }}>xs=8</Paper>
      </Grid>
      <Grid xs={6}>
        <Paper sx={{ p: 2 }}>xs=6</Paper>
      </Grid>
      <Grid xs={6}>
        <Paper sx={{ p: 2 }}>xs=6</Paper>
      </Grid>
    </Grid>
  );
}
