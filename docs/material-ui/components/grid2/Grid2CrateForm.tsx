import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Grid from '@mui/material/Unstable_Grid2';

export default function Grid2CrateForm() {
  return (
    <Grid
      container
      component="form"
      spacing={2}
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
    >
      <Grid xs={12} sm={8}>
        <TextField label="Contents of the crate" fullWidth />
      </Grid>
      <Grid xs={6} sm={4}>
        <TextField
          label="Weight in kg"
          inputProps={{ inputMode: 'decimal' }}
          fullWidth
        />
      </Grid>
      <Grid xs={6} sm={4}>
        <TextField label="Shelf" fullWidth />
      </Grid>
      <Grid xs={12} sm={8}>
        <TextField label="Handle with" fullWidth />
      </Grid>
      <Grid xs="auto" xsOffset="auto">
        <Button type="submit" variant="contained">
          Print label
        </Button>
      </Grid>
    </Grid>
  );
}
