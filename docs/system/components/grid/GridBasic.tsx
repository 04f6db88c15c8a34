import { Box, Unstable_Grid as Grid } from '@mui/system';

const cell = { p: 2, bgcolor: 'light-dark(#e4ecfb, #22304a)' };

export default function GridBasic() {
  return (
    <Grid container spacing={2}>
      <Grid xs={8}>
        <Box sx={cell}>8 of 12</Box>
      </Grid>
      <Grid xs={4}>
        <Box sx={cell}>4 of 12</Box>
      </Grid>
    </Grid>
  );
}
