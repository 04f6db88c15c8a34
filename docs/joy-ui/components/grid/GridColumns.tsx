import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function GridColumns() {
  return (
    <Grid container columns={5} spacing={1}>
      {DAYS.map((day) => (
        <Grid key={day} xs={1}>
          <Sheet variant="outlined" sx={{ py: 2, textAlign: 'center' }}>
            {day}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
