import Box from '@mui/material/Box';
import Grid from '@mui/material/Unstable_Grid2';

const SIDES = [
  { side: 'North', rooms: ['Study', 'Bath', 'Stairs', 'Pantry'] },
  { side: 'South', rooms: ['Kitchen', 'Veranda'] },
];

export default function Grid2Nested() {
  return (
    <Grid container spacing={1}>
      {SIDES.map(({ side, rooms }) => (
        <Grid key={side} container xs={12} sm={6}>
          {rooms.map((room) => (
            <Grid key={room} xs={6}>
              <Box sx={{ p: 1.5, bgcolor: 'action.selected', typography: 'body2' }}>
                {room}
              </Box>
            </Grid>
          ))}
        </Grid>
      ))}
    </Grid>
  );
}
