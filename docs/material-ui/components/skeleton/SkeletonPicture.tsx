import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Stands for a photo whose width and height are known beforehand. */
function Photo() {
  return (
    <Box
      role="img"
      aria-label="Two hills at dusk"
      sx={{
        aspectRatio: '16 / 9',
        borderRadius: 1,
        background:
          'radial-gradient(circle at 30% 110%, #1b5e20 45%, transparent 46%), radial-gradient(circle at 75% 120%, #33691e 48%, transparent 49%), linear-gradient(#1565c0, #ffb74d)',
      }}
    />
  );
}

export default function SkeletonPicture() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={1}>
      {loading ? (
        <Skeleton
          variant="rounded"
          height="auto"
          sx={{ aspectRatio: '16 / 9', maxWidth: '100%' }}
        />
      ) : (
        <Photo />
      )}
      <Typography variant="body2" color="text.secondary">
        Taken from the hut at 20:10. This line stays where it is.
      </Typography>
      <Button onClick={() => setLoading(!loading)} sx={{ alignSelf: 'flex-start' }}>
        {loading ? 'Load the photo' : 'Take it away'}
      </Button>
    </Stack>
  );
}
