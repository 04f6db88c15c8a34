import TextField from '@mui/material/TextField';
import Grid from '@mui/material/Unstable_Grid2';

export default function MigratedGridNested() {
  return (
    <Grid container spacing={2} component="form">
      <Grid xs={12} sm={5}>
        <TextField label="Customer" fullWidth />
      </Grid>
      <Grid container xs={12} sm={7}>
        <Grid xs={5}>
          <TextField label="Postcode" fullWidth />
        </Grid>
        <Grid xs={7}>
          <TextField label="City" fullWidth />
        </Grid>
      </Grid>
    </Grid>
  );
}
