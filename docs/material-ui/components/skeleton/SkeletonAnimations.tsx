import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function SkeletonAnimations() {
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Stack spacing={2}>
      <Skeleton variant="rounded" height={40} animation={reduced ? false : 'wave'} />
      <Skeleton
        variant="rounded"
        height={40}
        animation={reduced ? false : 'pulse'}
      />
      <Skeleton variant="rounded" height={40} animation={false} />
    </Stack>
  );
}
