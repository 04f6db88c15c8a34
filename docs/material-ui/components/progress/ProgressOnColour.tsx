import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

export default function ProgressOnColour() {
  const [laps, setLaps] = React.useState(2);

  return (
    <Box
      sx={{
        bgcolor: 'secondary.main',
        borderRadius: 1,
        color: 'secondary.contrastText',
        p: 2,
      }}
    >
      <Box sx={{ alignItems: 'center', display: 'flex', gap: 2, mb: 2 }}>
        <Typography role="status" sx={{ flexGrow: 1 }}>
          {laps} of 10 laps
        </Typography>
        <Button
          color="inherit"
          variant="outlined"
          onClick={() => setLaps(laps < 10 ? laps + 1 : 0)}
        >
          {laps < 10 ? 'Lap' : 'Start again'}
        </Button>
      </Box>
      <LinearProgress
        variant="determinate"
        color="inherit"
        value={laps * 10}
        aria-label="Laps of ten"
        sx={{ borderRadius: 1 }}
      />
    </Box>
  );
}
