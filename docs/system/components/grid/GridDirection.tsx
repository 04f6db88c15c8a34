import { Unstable_Grid as Grid } from '@mui/system';

export default function GridDirection() {
  return (
    <Grid
      container
      direction={{ xs: 'column', sm: 'row-reverse' }}
      sx={{ p: 2, gap: 1 }}
    >
      <button type="button">Publish</button>
      <button type="button">Save draft</button>
    </Grid>
  );
}
