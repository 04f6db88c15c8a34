import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function SkeletonColor() {
  return (
    <Stack spacing={2} aria-busy="true">
      <Skeleton
        variant="rectangular"
        height={48}
        sx={{ borderRadius: 'md', '&::before': { bgcolor: 'primary.softBg' } }}
      />
      <Skeleton
        variant="rectangular"
        animation="wave"
        height={48}
        sx={{ borderRadius: 'xl', bgcolor: 'success.softBg' }}
      />
    </Stack>
  );
}
