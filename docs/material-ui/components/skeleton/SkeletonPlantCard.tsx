import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SkeletonPlantCard() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Stack direction="row" spacing={2} aria-busy={loading} sx={{ width: '100%' }}>
        {loading ? (
          <Skeleton
            variant="circular"
            width={56}
            height={56}
            sx={{ flexShrink: 0 }}
          />
        ) : (
          <Avatar
            aria-hidden
            sx={{ width: 56, height: 56, bgcolor: 'success.dark' }}
          >
            Fe
          </Avatar>
        )}
        <Box sx={{ flexGrow: 1, minHeight: 72 }}>
          <Typography sx={{ fontWeight: 'medium' }}>
            {loading ? <Skeleton width="40%" /> : 'Boston fern'}
          </Typography>
          <Typography color="text.secondary">
            {loading ? (
              <Skeleton width="75%" />
            ) : (
              'Half shade, water every third day'
            )}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {loading ? <Skeleton width="55%" /> : 'Repotted in March'}
          </Typography>
        </Box>
      </Stack>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Show the plant' : 'Show the skeleton'}
      </Button>
    </Stack>
  );
}
