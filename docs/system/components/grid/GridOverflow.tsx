import { Box, Unstable_Grid as Grid } from '@mui/system';

export default function GridOverflow() {
  return (
    <Box sx={{ overflow: 'hidden', bgcolor: 'light-dark(#f7f1e1, #2e2818)' }}>
      <Grid container disableEqualOverflow spacing={4} component="section">
        <Grid xs={6} component="p">
          The first column starts at the edge of the parent.
        </Grid>
        <Grid xs={6} component="p">
          The last one ends there.
        </Grid>
      </Grid>
    </Box>
  );
}
