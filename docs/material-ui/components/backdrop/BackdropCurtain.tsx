import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BackdropCurtain() {
  const [closed, setClosed] = React.useState(false);
  const [moving, setMoving] = React.useState(false);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          display: 'grid',
          height: 140,
          overflow: 'hidden',
          placeItems: 'center',
          position: 'relative',
          width: '100%',
        }}
      >
        <Typography>A wood near Athens</Typography>
        <Backdrop
          open={closed}
          TransitionComponent={Slide}
          transitionDuration={{ enter: 900, exit: 600 }}
          onEnter={() => setMoving(true)}
          onEntered={() => setMoving(false)}
          onExit={() => setMoving(true)}
          onExited={() => setMoving(false)}
          sx={{ bgcolor: 'error.dark', color: 'common.white', position: 'absolute' }}
        >
          <Typography>Interval</Typography>
        </Backdrop>
      </Box>
      <Button variant="outlined" onClick={() => setClosed(!closed)}>
        {closed ? 'Raise the curtain' : 'Lower the curtain'}
      </Button>
      <Typography role="status" variant="body2" color="text.secondary">
        {moving && 'The curtain moves'}
        {!moving && (closed ? 'Twenty minutes of interval' : 'The scene is on')}
      </Typography>
    </Stack>
  );
}
