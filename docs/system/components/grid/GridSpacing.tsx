import { Box, Unstable_Grid as Grid } from '@mui/system';

export default function GridSpacing() {
  return (
    <Grid container rowSpacing={3} columnSpacing={{ xs: 0.5, sm: '12px' }}>
      {['January', 'February', 'March', 'April', 'May', 'June'].map((month) => (
        <Grid xs={4} key={month}>
          <Box sx={{ py: 1, textAlign: 'center', borderBottom: '2px solid' }}>
            {month}
          </Box>
        </Grid>
      ))}
    </Grid>
  );
}
