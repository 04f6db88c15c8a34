import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Unstable_Grid2';

export default function Grid2Direction() {
  return (
    <Box sx={{ p: 2 }}>
      <Grid container spacing={1} direction={{ xs: 'row', sm: 'row-reverse' }}>
        <Grid xs={12} sm="auto">
          <Button variant="contained" fullWidth>
            Publish
          </Button>
        </Grid>
        <Grid xs={12} sm="auto">
          <Button fullWidth>Save draft</Button>
        </Grid>
      </Grid>
    </Box>
  );
}
