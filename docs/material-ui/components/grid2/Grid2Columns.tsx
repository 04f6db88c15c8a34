import Box from '@mui/material/Box';
import Grid from '@mui/material/Unstable_Grid2';

export default function Grid2Columns() {
  return (
    <Grid container columns={16} spacing={1} textAlign="center">
      {[8, 8, 4, 4, 4, 4].map((size, index) => (
        <Grid key={index} xs={size}>
          <Box sx={{ p: 1, bgcolor: 'action.selected' }}>{size}</Box>
        </Grid>
      ))}
    </Grid>
  );
}
