import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

export default function GridOverflow() {
  return (
    <Sheet variant="soft" sx={{ overflow: 'auto' }}>
      <Grid container spacing={3} disableEqualOverflow>
        {['Menu', 'Bookings', 'Staff'].map((area) => (
          <Grid key={area} xs={4}>
            <Sheet variant="outlined" sx={{ py: 2, textAlign: 'center' }}>
              {area}
            </Sheet>
          </Grid>
        ))}
      </Grid>
    </Sheet>
  );
}
