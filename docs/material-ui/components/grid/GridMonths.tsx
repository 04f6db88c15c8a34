import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const RAIN = [78, 61, 64, 55, 58, 70, 82, 85, 76, 90, 88, 84];
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export default function GridMonths() {
  return (
    <Grid container spacing={1} component="ol" sx={{ p: 0, listStyle: 'none' }}>
      {MONTHS.map((month, index) => (
        <Grid key={month} item component="li" xs={6} sm={4} md={3} lg={2}>
          <Paper variant="outlined" sx={{ px: 1.5, py: 1 }}>
            <Typography variant="body2" color="text.secondary">
              {month}
            </Typography>
            {RAIN[index]} mm
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
