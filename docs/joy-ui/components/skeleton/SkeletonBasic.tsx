import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function SkeletonBasic() {
  return (
    <Stack direction="row" spacing={2} aria-busy="true">
      <Skeleton variant="circular" width={48} height={48} />
      <div>
        <Skeleton variant="text" width={160} level="title-md" />
        <Skeleton variant="text" width={220} level="body-sm" />
      </div>
    </Stack>
  );
}
