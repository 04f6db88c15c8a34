import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';

export default function SkeletonTextLines() {
  return (
    <Box aria-busy="true">
      <Skeleton variant="text" level="h3" width="45%" sx={{ mb: 1 }} />
      <Skeleton variant="text" level="body-md" />
      <Skeleton variant="text" level="body-md" />
      <Skeleton variant="text" level="body-md" width="70%" />
    </Box>
  );
}
