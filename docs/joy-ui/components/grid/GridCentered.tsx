import Button from '@mui/joy/Button';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

export default function GridCentered() {
  return (
    <Grid
      container
      spacing={1}
      justifyContent="center"
      alignItems="center"
      sx={{ minHeight: 180, textAlign: 'center' }}
    >
      <Grid xs={12} alignSelf="flex-end">
        <Typography level="title-lg">No projects yet</Typography>
      </Grid>
      <Grid xs="auto" alignSelf="flex-start">
        <Button>New project</Button>
      </Grid>
    </Grid>
  );
}
