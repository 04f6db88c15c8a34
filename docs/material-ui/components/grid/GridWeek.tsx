import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const DAYS = [
  { day: 'Mon', hours: 6 },
  { day: 'Tue', hours: 2 },
  { day: 'Wed', hours: 8 },
  { day: 'Thu', hours: 5 },
  { day: 'Fri', hours: 3 },
  { day: 'Sat', hours: 9 },
  { day: 'Sun', hours: 7 },
];

export default function GridWeek() {
  return (
    <Grid container columns={7} columnSpacing={0.5} alignItems="flex-end">
      {DAYS.map(({ day, hours }) => (
        <Grid key={day} item xs={1} sx={{ textAlign: 'center' }}>
          <Typography variant="caption" display="block">
            {hours} h
          </Typography>
          <Box sx={{ height: hours * 10, bgcolor: 'primary.main' }} />
          <Typography variant="body2">{day}</Typography>
        </Grid>
      ))}
    </Grid>
  );
}
