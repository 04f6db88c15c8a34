import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';

const FOCUS_RING = {
  '& .Mui-focusVisible': {
    outline: '2px solid',
    outlineColor: 'text.primary',
    outlineOffset: '2px',
    // The next button would lie over the ring.
    zIndex: 1,
  },
};

export default function ButtonGroupFocusRing() {
  const [tempo, setTempo] = React.useState(96);

  return (
    <div>
      <Typography role="status" gutterBottom>
        {tempo} beats a minute
      </Typography>
      <ButtonGroup
        variant="contained"
        disableElevation
        size="small"
        disableRipple
        aria-label="Metronome"
        sx={FOCUS_RING}
      >
        <Button onClick={() => setTempo(Math.max(tempo - 4, 40))}>Slower</Button>
        <Button onClick={() => setTempo(96)}>Walking</Button>
        <Button onClick={() => setTempo(Math.min(tempo + 4, 208))}>Faster</Button>
      </ButtonGroup>
    </div>
  );
}
