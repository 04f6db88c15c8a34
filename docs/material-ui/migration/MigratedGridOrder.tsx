import Paper from '@mui/material/Paper';
import Grid from '@mui/material/Unstable_Grid2';

export default function MigratedGridOrder() {
  return (
    <Grid container spacing={2}>
      <Grid xs={12} sm={8}>
        <Paper sx={{ p: 2 }}>Order 1042: three items</Paper>
      </Grid>
      <Grid xs={12} sm={4}>
        <Paper sx={{ p: 2 }}>Total: 84.00</Paper>
      </Grid>
    </Grid>
  );
}
