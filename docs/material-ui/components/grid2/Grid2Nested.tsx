import Paper from '@mui/material/Paper';
import Grid from '@mui/material/Unstable_Grid2';

export default function Grid2Nested() {
  return (
    <Grid container spacing={2}>
      <Grid xs={6}>
        <Paper sx={{ p: 2 }}>Preview</Paper>
      </Grid>
      <Grid container xs={6} spacing={1}>
        {['Name', 'Type', 'Size', 'Owner'].map((property) => (
          <Grid key={property} xs={12} sm={6}>
            <Paper variant="outlined" sx={{ p: 1 }}>
              {property}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
