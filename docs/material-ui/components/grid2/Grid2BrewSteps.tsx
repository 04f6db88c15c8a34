import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Grid from '@mui/material/Unstable_Grid2';

const STEPS = ['Grind', 'Wet', 'Wait', 'Pour', 'Serve'];

export default function Grid2BrewSteps() {
  return (
    <Grid container spacing={1.5} columns={10} justifyContent="center">
      {STEPS.map((step, index) => (
        <Grid key={step} xs={5} sm={3}>
          <Paper variant="outlined" sx={{ p: 1.5 }}>
            <Typography variant="body2" color="text.secondary">
              Step {index + 1}
            </Typography>
            {step}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
