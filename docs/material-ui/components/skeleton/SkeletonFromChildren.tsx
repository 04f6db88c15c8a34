import * as React from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonFromChildren() {
  const [loading, setLoading] = React.useState(true);
  const chip = <Chip label="Wheelchair access" />;
  const button = <Button variant="contained">Reserve two seats</Button>;

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2}>
        {loading ? (
          <Skeleton variant="rounded" sx={{ borderRadius: 4 }}>
            {chip}
          </Skeleton>
        ) : (
          chip
        )}
        {loading ? <Skeleton variant="rounded">{button}</Skeleton> : button}
      </Stack>
      <Button onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
    </Stack>
  );
}
