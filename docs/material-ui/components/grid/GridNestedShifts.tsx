import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

const HALVES = [
  { name: 'Upper deck', posts: ['Bow', 'Bridge', 'Stern', 'Crane'] },
  { name: 'Lower deck', posts: ['Engine', 'Pump'] },
];

export default function GridNestedShifts() {
  return (
    <Grid container spacing={2}>
      {HALVES.map(({ name, posts }) => (
        <Grid key={name} item xs={12} sm={6}>
          <Typography gutterBottom>{name}</Typography>
          <Grid container spacing={1}>
            {posts.map((post) => (
              <Grid key={post} item xs={6}>
                <Box sx={{ p: 1, bgcolor: 'action.hover', typography: 'body2' }}>
                  {post}
                </Box>
              </Grid>
            ))}
          </Grid>
        </Grid>
      ))}
    </Grid>
  );
}
