import { Box, Unstable_Grid as Grid } from '@mui/system';

const plans = ['Free', 'Personal', 'Team', 'School', 'Company', 'Partner'];

export default function GridResponsive() {
  return (
    <Box sx={{ p: 2, overflow: 'hidden' }}>
      <Grid container spacing={{ xs: 1, sm: 2 }}>
        {plans.map((plan) => (
          <Grid key={plan} xs={12} sm={6} md={4} lg={3} xl={2}>
            <Box sx={{ p: 2, border: 1, borderRadius: 2 }}>{plan}</Box>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
