import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

export default function HiddenInGrid() {
  return (
    <Grid container spacing={2} sx={{ p: 2 }}>
      <Grid item xs={12} sm={8}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Messages
        </Paper>
      </Grid>
      <Grid item sm={4} sx={{ display: { xs: 'none', sm: 'block' } }}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Team, hidden on phones
        </Paper>
      </Grid>
    </Grid>
  );
}
