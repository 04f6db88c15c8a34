import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Grid from '@mui/joy/Grid';
import Typography from '@mui/joy/Typography';

const ROOMS = ['Oslo', 'Lisbon', 'Porto', 'Vienna'];

export default function GridResponsive() {
  return (
    <Box sx={{ p: 2, overflow: 'hidden' }}>
      <Grid container spacing={{ xs: 1, sm: 2 }}>
        {ROOMS.map((room) => (
          <Grid key={room} xs={12} sm={6} md={3}>
            <Card size="sm">
              <Typography level="title-sm">{room}</Typography>
            </Card>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
