import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Zoom from '@mui/material/Zoom';

interface MoonProps extends React.HTMLAttributes<HTMLDivElement> {
  phase: string;
}

const Moon = React.forwardRef<HTMLDivElement, MoonProps>(function Moon(
  { phase, ...other },
  ref,
) {
  return (
    <div {...other} ref={ref} role="img" aria-label={phase}>
      <svg width="72" height="72" viewBox="0 0 72 72" aria-hidden>
        <circle cx="36" cy="36" r="32" fill="currentColor" opacity="0.24" />
        <path d="M36 4a32 32 0 0 1 0 64a22 32 0 0 0 0-64" fill="currentColor" />
      </svg>
    </div>
  );
});

export default function TransitionOwnChild() {
  const [isNight, setIsNight] = React.useState(true);

  return (
    <Box
      sx={{ display: 'flex', gap: 3, alignItems: 'center', color: 'warning.main' }}
    >
      <Button variant="outlined" onClick={() => setIsNight(!isNight)}>
        {isNight ? 'Let it be day' : 'Let it be night'}
      </Button>
      <Zoom in={isNight} appear={false} timeout={400}>
        <Moon phase="Waxing crescent" />
      </Zoom>
    </Box>
  );
}
