import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function GridRecipe() {
  return (
    <Grid container spacing={2} sx={{ p: 2 }}>
      <Grid item xs={12} sm={8}>
        <Paper variant="outlined" sx={{ p: 2, height: 1 }}>
          <Typography component="p" variant="subtitle1">
            What to do
          </Typography>
          <Typography>
            Peel the pears, keep the stalks. Let them lie in the syrup for twenty
            minutes, just below a simmer.
          </Typography>
        </Paper>
      </Grid>
      <Grid item xs={12} sm={4}>
        <Paper variant="outlined" sx={{ p: 2, height: 1 }}>
          <Typography component="p" variant="subtitle1">
            What you need
          </Typography>
          <Typography>Four pears, sugar, a lemon, one clove</Typography>
        </Paper>
      </Grid>
    </Grid>
  );
}
