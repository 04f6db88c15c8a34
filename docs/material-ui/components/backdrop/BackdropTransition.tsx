import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';

export default function BackdropTransition() {
  const [paused, setPaused] = React.useState(false);
  const [label, setLabel] = React.useState('Pause');

  return (
    <React.Fragment>
      <Button variant="contained" onClick={() => setPaused(!paused)}>
        {label}
      </Button>
      <Box sx={{ position: 'relative', overflow: 'hidden', mt: 1, p: 5, border: 1 }}>
        Slide 3 of 12
        <Backdrop
          open={paused}
          TransitionComponent={Slide}
          transitionDuration={{ enter: 400, exit: 200 }}
          onEntered={() => setLabel('Continue')}
          onExited={() => setLabel('Pause')}
          sx={{ position: 'absolute', bgcolor: 'grey.900', color: 'common.white' }}
        >
          Paused
        </Backdrop>
      </Box>
    </React.Fragment>
  );
}
