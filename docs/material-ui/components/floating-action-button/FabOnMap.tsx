import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import MyLocationRounded from '@mui/icons-material/MyLocationRounded';

export default function FabOnMap() {
  const [centred, setCentred] = React.useState(false);

  return (
    <Box sx={{ position: 'relative', maxWidth: 420, mb: 4 }}>
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          display: 'grid',
          height: 160,
          placeItems: centred ? 'center' : 'end start',
          p: 2,
        }}
      >
        <Box
          sx={{
            bgcolor: 'secondary.main',
            borderRadius: '50%',
            height: 16,
            width: 16,
          }}
        />
      </Box>
      <Typography
        role="status"
        variant="body2"
        color="text.secondary"
        sx={{ mt: 1 }}
      >
        {centred ? 'You are in the middle of the map.' : 'You are near the edge.'}
      </Typography>
      <Fab
        size="medium"
        color="secondary"
        aria-label="Centre the map on me"
        onClick={() => setCentred(true)}
        // Half of its 48 px hang over the lower edge of the map.
        sx={{ position: 'absolute', insetBlockStart: 136, insetInlineEnd: 24 }}
      >
        <MyLocationRounded />
      </Fab>
    </Box>
  );
}
