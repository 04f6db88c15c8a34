import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonColor() {
  return (
    <Box sx={{ bgcolor: '#16202c', borderRadius: 1, p: 2 }}>
      <Skeleton
        variant="rounded"
        animation="wave"
        height={56}
        sx={{
          bgcolor: 'rgb(255 255 255 / 16%)',
          '&::after': {
            background:
              'linear-gradient(90deg, transparent, rgb(255 255 255 / 16%), transparent)',
          },
        }}
      />
    </Box>
  );
}
