import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonShapes() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2}>
      <Skeleton variant="text" width={72} height={72} />
      <Skeleton variant="rectangular" width={72} height={72} />
      <Skeleton variant="rounded" width={72} height={72} />
      <Skeleton variant="circular" width={72} height={72} />
    </Stack>
  );
}
