import { Box, Unstable_Grid as Grid } from '@mui/system';

const team = ['Mia', 'Omar', 'Lena', 'Tom', 'Ravi'];

export default function GridCentered() {
  return (
    <Grid
      container
      justifyContent="center"
      alignItems="center"
      sx={{ minHeight: 180, maxWidth: 320, mx: 'auto' }}
    >
      {team.map((name) => (
        <Grid xs={4} key={name} sx={{ textAlign: 'center' }}>
          <Box
            aria-hidden="true"
            sx={{
              mx: 'auto',
              width: 40,
              lineHeight: '40px',
              borderRadius: '50%',
              bgcolor: 'light-dark(#f8dede, #4a2626)',
            }}
          >
            {name[0]}
          </Box>
          {name}
        </Grid>
      ))}
    </Grid>
  );
}
