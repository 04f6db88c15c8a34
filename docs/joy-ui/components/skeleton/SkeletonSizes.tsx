import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function SkeletonSizes() {
  return (
    <Stack spacing={2} aria-busy="true">
      <Skeleton variant="rectangular" width={120} height={32} />
      <Skeleton variant="rectangular" width="50%" height="4em" />
      <Skeleton
        variant="rectangular"
        width={{ xs: '100%', sm: '75%' }}
        height={{ xs: 40, sm: 64 }}
      />
    </Stack>
  );
}
