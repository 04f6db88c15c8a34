import * as React from 'react';
import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SkeletonLoading() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Load invoice' : 'Unload invoice'}
      </Button>
      <div aria-busy={loading}>
        <Typography level="title-lg">
          <Skeleton loading={loading}>
            <span>Invoice 2041</span>
          </Skeleton>
        </Typography>
        <Typography>
          <Skeleton loading={loading}>
            <span>€ 1,280.00, due on 1 May, sent to Acme Ltd</span>
          </Skeleton>
        </Typography>
      </div>
    </Stack>
  );
}
