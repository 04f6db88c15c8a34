import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Typography from '@mui/material/Typography';

const SAYINGS = [
  'A cold May fills the barn.',
  'Mist on the hill, the mill stands still.',
  'Swallows low, take in what you mow.',
];

export default function FadeSayings() {
  const [index, setIndex] = React.useState(0);
  const [isShown, setIsShown] = React.useState(true);

  const showNext = () => {
    setIndex((current) => (current + 1) % SAYINGS.length);
    setIsShown(true);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box role="status" sx={{ minHeight: '3.5em' }}>
        <Fade in={isShown} appear={false} timeout={200} onExited={showNext}>
          <Typography variant="h6" component="p">
            {SAYINGS[index]}
          </Typography>
        </Fade>
      </Box>
      <Button variant="outlined" onClick={() => setIsShown(false)}>
        Another saying
      </Button>
    </Box>
  );
}
