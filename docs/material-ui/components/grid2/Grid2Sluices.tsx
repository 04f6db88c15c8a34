import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Grid from '@mui/material/Unstable_Grid2';

const SLUICES = [
  { name: 'Old mill', level: '1.20 m', state: 'open' },
  { name: 'Weir', level: '0.85 m', state: 'shut' },
  { name: 'Reed bank', level: '0.40 m', state: 'shut' },
  { name: 'Fen end', level: '1.05 m', state: 'a hand wide' },
];

export default function Grid2Sluices() {
  return (
    <Grid
      container
      component="ul"
      spacing={2}
      disableEqualOverflow
      sx={{ p: 0, listStyle: 'none' }}
    >
      {SLUICES.map(({ name, level, state }) => (
        <Grid key={name} component="li" xs={6} md={3}>
          <Paper variant="outlined" sx={{ p: 1.5, height: 1 }}>
            <Typography variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography variant="h6" component="p">
              {level}
            </Typography>
            <Typography variant="body2">{state}</Typography>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
