import Link from '@mui/material/Link';
import Grid from '@mui/material/Unstable_Grid2';

export default function Grid2OffsetAuto() {
  return (
    <Grid container columnSpacing={2}>
      <Grid>Invoice INV-2041</Grid>
      <Grid xsOffset="auto">
        <Link href="/material-ui/">Download</Link>
      </Grid>
    </Grid>
  );
}
