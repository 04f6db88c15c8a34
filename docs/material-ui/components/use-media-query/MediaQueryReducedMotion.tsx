import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryReducedMotion() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <div>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        Delivery details
      </Button>
      <Collapse id={id} in={open} timeout={reduced ? 0 : 'auto'}>
        <Typography sx={{ p: 1 }}>Arrives on Thursday, by courier</Typography>
      </Collapse>
    </div>
  );
}
