import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryReducedMotion() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Stack alignItems="flex-start">
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        Where the key lies
      </Button>
      <Collapse id={id} in={open} timeout={still ? 0 : 'auto'}>
        <Typography sx={{ p: 1 }}>
          Under the third flower pot, counted from the gate. The pot with the fern is
          the one with the bell.
        </Typography>
      </Collapse>
    </Stack>
  );
}
