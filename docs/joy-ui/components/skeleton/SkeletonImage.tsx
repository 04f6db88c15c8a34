import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import { harbour } from './pictures';

export default function SkeletonImage() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <AspectRatio ratio="16/9" aria-busy={loading}>
        <Skeleton loading={loading}>
          <img src={harbour} alt="Sailing boat in the harbour" />
        </Skeleton>
      </AspectRatio>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Load photo' : 'Unload photo'}
      </Button>
    </Stack>
  );
}
