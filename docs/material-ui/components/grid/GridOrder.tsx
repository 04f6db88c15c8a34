import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function GridOrder() {
  return (
    <Box sx={{ p: 2 }}>
      <Grid container spacing={2}>
        <Grid item xs={12} sm={7}>
          <Typography component="h3" variant="h6">
            Office chair
          </Typography>
          <Typography>Adjustable seat, five wheels, three colours.</Typography>
        </Grid>
        <Grid item xs={12} sm={5} sx={{ order: { xs: -1, sm: 0 } }}>
          <Box
            role="img"
            aria-label="Grey office chair"
            sx={{ height: 100, bgcolor: 'action.selected', borderRadius: 1 }}
          />
        </Grid>
      </Grid>
    </Box>
  );
}
