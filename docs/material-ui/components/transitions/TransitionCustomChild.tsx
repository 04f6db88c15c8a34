import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

interface ScoreProps extends React.HTMLAttributes<HTMLSpanElement> {
  points: number;
}

const Score = React.forwardRef<HTMLSpanElement, ScoreProps>(function Score(
  { points, ...other },
  ref,
) {
  return (
    <span ref={ref} {...other}>
      {points} points
    </span>
  );
});

export default function TransitionCustomChild() {
  const [isShown, setIsShown] = React.useState(false);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button onClick={() => setIsShown(!isShown)}>
        {isShown ? 'Hide score' : 'Show score'}
      </Button>
      <Zoom in={isShown}>
        <Score points={420} />
      </Zoom>
    </Stack>
  );
}
