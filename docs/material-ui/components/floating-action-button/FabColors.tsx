import { deepPurple } from '@mui/material/colors';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Favorite from '@mui/icons-material/Favorite';
import Phone from '@mui/icons-material/Phone';
import Star from '@mui/icons-material/Star';

export default function FabColors() {
  return (
    <Stack direction="row" spacing={2}>
      <Fab color="success" aria-label="Call">
        <Phone />
      </Fab>
      <Fab color="error" aria-label="Like">
        <Favorite />
      </Fab>
      <Fab
        aria-label="Rate"
        sx={{
          color: '#fff',
          bgcolor: deepPurple[500],
          '&:hover': { bgcolor: deepPurple[700] },
        }}
      >
        <Star />
      </Fab>
    </Stack>
  );
}
