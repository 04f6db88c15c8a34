import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const days = [
  { day: 'Mon', orders: 18 },
  { day: 'Tue', orders: 24 },
  { day: 'Wed', orders: 21 },
  { day: 'Thu', orders: 30 },
  { day: 'Fri', orders: 42 },
];

export default function GridFiveColumns() {
  return (
    <Grid container columns={5} textAlign="center">
      {days.map(({ day, orders }) => (
        <Grid key={day} item xs={1}>
          <Typography variant="h6" component="p">
            {orders}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {day}
          </Typography>
        </Grid>
      ))}
    </Grid>
  );
}
