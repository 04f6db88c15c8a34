import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';

const reviews = [
  { user: 'Mia', text: 'Easy to set up.' },
  { user: 'Omar', text: 'The chair is good. The box was damaged on one side.' },
  { user: 'Lena', text: 'Arrived two days early, and support answered at once.' },
  { user: 'Paul', text: 'Fine.' },
];

export default function MasonryList() {
  return (
    <Masonry
      component="ul"
      role="list"
      aria-label="Reviews"
      columns={{ xs: 1, sm: 3 }}
      spacing={2}
      sx={{ width: 'auto', p: 0, listStyle: 'none' }}
    >
      {reviews.map(({ user, text }) => (
        <Box component="li" key={user} sx={{ bgcolor: 'action.hover', p: 2 }}>
          {user}: “{text}”
        </Box>
      ))}
    </Masonry>
  );
}
