import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Unstable_Grid2';

export default function Grid2AutoLayout() {
  return (
    <Grid container spacing={2} alignItems="center">
      <Grid xs="auto">
        <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          LN
        </Avatar>
      </Grid>
      <Grid xs>Lena Novak</Grid>
      <Grid xs="auto">
        <Button>Edit</Button>
      </Grid>
    </Grid>
  );
}
