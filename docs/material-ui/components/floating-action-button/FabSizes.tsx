import * as React from 'react';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import PetsOutlined from '@mui/icons-material/PetsOutlined';

const SIZES = ['small', 'medium', 'large'] as const;

export default function FabSizes() {
  const [tracks, setTracks] = React.useState(0);
  const addTrack = () => setTracks(tracks + 1);

  return (
    <Stack spacing={2}>
      <Typography role="status">Tracks found: {tracks}</Typography>
      {SIZES.map((size) => (
        <Stack key={size} direction="row" spacing={2} alignItems="center">
          <Fab
            size={size}
            color="secondary"
            aria-label={`Add a track, ${size}`}
            onClick={addTrack}
          >
            <PetsOutlined fontSize={size === 'small' ? 'small' : 'medium'} />
          </Fab>
          <Fab size={size} variant="extended" color="secondary" onClick={addTrack}>
            <PetsOutlined fontSize="small" sx={{ marginInlineEnd: 1 }} />
            Add a track
          </Fab>
        </Stack>
      ))}
    </Stack>
  );
}
