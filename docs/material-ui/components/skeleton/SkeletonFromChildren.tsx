import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonFromChildren() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2}>
      <Skeleton variant="rounded">
        <Button variant="contained">Add to cart</Button>
      </Skeleton>
      <Skeleton variant="rounded" sx={{ borderRadius: 4 }}>
        <Chip label="In stock" />
      </Skeleton>
    </Stack>
  );
}
