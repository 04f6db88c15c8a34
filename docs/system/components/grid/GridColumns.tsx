import { Box, Unstable_Grid as Grid } from '@mui/system';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function GridColumns() {
  return (
    <Grid container columns={5} sx={{ textAlign: 'center' }}>
      {days.map((day, index) => (
        <Grid key={day} xs={1}>
          <strong>{day}</strong>
          <Box sx={{ pt: 1 }}>{8 + index} orders</Box>
        </Grid>
      ))}
    </Grid>
  );
}
