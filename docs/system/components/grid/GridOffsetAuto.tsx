import { Unstable_Grid as Grid } from '@mui/system';

export default function GridOffsetAuto() {
  return (
    <Grid container columnSpacing={2} sx={{ borderBottom: '1px solid' }}>
      <Grid>Invoice 2041</Grid>
      <Grid>Paid</Grid>
      <Grid xsOffset="auto">€ 480.00</Grid>
    </Grid>
  );
}
