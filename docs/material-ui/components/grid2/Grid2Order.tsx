import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Unstable_Grid2';
import Typography from '@mui/material/Typography';
import Forest from '@mui/icons-material/Forest';

export default function Grid2Order() {
  return (
    <Box sx={{ p: 2 }}>
      <Grid
        container
        direction={{ xs: 'row', sm: 'row-reverse' }}
        wrap="nowrap"
        spacing={2}
        alignItems="center"
      >
        <Grid xs="auto">
          <Avatar sx={{ bgcolor: 'success.main', color: 'success.contrastText' }}>
            <Forest />
          </Avatar>
        </Grid>
        <Grid xs>
          <Typography noWrap>Beech wood above the reservoir</Typography>
          <Typography variant="body2" color="text.secondary">
            No dogs between March and June
          </Typography>
        </Grid>
      </Grid>
    </Box>
  );
}
