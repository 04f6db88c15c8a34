import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function GridCentered() {
  return (
    <Grid
      container
      justifyContent="center"
      alignItems="center"
      sx={{ minHeight: 160, bgcolor: 'action.hover' }}
    >
      <Grid item sx={{ textAlign: 'center' }}>
        <Typography gutterBottom>No projects yet</Typography>
        <Button variant="contained">New project</Button>
      </Grid>
    </Grid>
  );
}
