import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function GridPictureFirst() {
  return (
    <Grid
      container
      direction={{ xs: 'column-reverse', sm: 'row' }}
      spacing={2}
      sx={{ p: 2 }}
    >
      <Grid item xs sm={7}>
        <Typography variant="h6" component="p">
          Low water
        </Typography>
        <Typography>
          For two hours you can walk to the island. Take shoes that may get wet, and
          look at the clock.
        </Typography>
      </Grid>
      <Grid item xs sm={5}>
        <Box
          role="img"
          aria-label="Sand between the island and the shore"
          sx={{
            height: 120,
            borderRadius: 1,
            background: 'linear-gradient(#9cc3d5 45%, #d8c49a 45%)',
          }}
        />
      </Grid>
    </Grid>
  );
}
