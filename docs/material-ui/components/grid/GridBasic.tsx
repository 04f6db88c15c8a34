import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function GridBasic() {
  return (
    <Grid container spacing={2}>
      <Grid item xs={12}>
        <Paper sx={{ p: 2 }}>xs=12</Paper>
      </Grid>
      <Grid item xs={8}>
        <Paper sx={{ p: 2 }}>xs=8</Paper>
      </Grid>
      <Grid item xs={4}>
        <Paper sx={{ p: 2 }}>xs=4</Paper>
      </Grid>
    </Grid>
  );
}
