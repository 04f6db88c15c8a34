import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Typography from '@mui/material/Typography';

export default function TransitionStages() {
  const [calls, setCalls] = React.useState<string[]>([]);
  const [isUp, setIsUp] = React.useState(false);
  const [mast, setMast] = React.useState<HTMLDivElement | null>(null);
  const note = (name: string) => () => setCalls((earlier) => [...earlier, name]);

  const turn = () => {
    setCalls([]);
    setIsUp(!isUp);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={turn}>
        {isUp ? 'Strike the flag' : 'Hoist the flag'}
      </Button>
      <Box
        ref={setMast}
        sx={{
          height: 96,
          width: 140,
          p: 1,
          overflow: 'hidden',
          bgcolor: 'action.hover',
        }}
      >
        <Slide
          in={isUp}
          direction="up"
          container={mast}
          timeout={900}
          onEnter={note('onEnter')}
          onEntering={note('onEntering')}
          onEntered={note('onEntered')}
          onExit={note('onExit')}
          onExiting={note('onExiting')}
          onExited={note('onExited')}
        >
          <Paper sx={{ height: 48, bgcolor: 'primary.main' }} />
        </Slide>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 24 }}>
        {calls.map((call) => (
          <Chip key={call} size="small" label={call} />
        ))}
      </Box>
      <Typography role="status" variant="body2" color="text.secondary">
        {calls.includes('onEntered') && 'The flag is up.'}
        {calls.includes('onExited') && 'The flag is down.'}
      </Typography>
    </Box>
  );
}
