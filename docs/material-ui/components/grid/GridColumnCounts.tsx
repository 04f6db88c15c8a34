import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const ROOMS = ['Loom', 'Dye', 'Wool', 'Felt', 'Lace', 'Quilt', 'Knots', 'Silk'];

export default function GridColumnCounts() {
  return (
    <Grid container columns={{ xs: 4, sm: 8 }} spacing={1} sx={{ p: 1 }}>
      {ROOMS.map((room) => (
        <Grid key={room} item xs={2}>
          <Paper variant="outlined" sx={{ p: 1.5, typography: 'body2' }}>
            {room}
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
