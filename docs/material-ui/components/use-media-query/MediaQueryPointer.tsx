import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryPointer() {
  const touch = useMediaQuery('(pointer: coarse)');
  const [turns, setTurns] = React.useState(0);

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Button
        variant="outlined"
        size={touch ? 'large' : 'small'}
        onClick={() => setTurns(turns + 1)}
      >
        {touch ? 'Tap to turn the winch' : 'Click to turn the winch'}
      </Button>
      <Typography role="status">
        {turns} {turns === 1 ? 'turn' : 'turns'}
      </Typography>
    </Stack>
  );
}
