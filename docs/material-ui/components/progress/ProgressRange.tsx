import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

function normalise(value: number, min: number, max: number) {
  const percent = ((value - min) / (max - min)) * 100;
  return Math.min(Math.max(percent, 0), 100);
}

export default function ProgressRange() {
  const id = React.useId();
  const [points, setPoints] = React.useState(900);

  return (
    <div>
      <Typography id={id}>From Silver (500) to Gold (1,500)</Typography>
      <LinearProgress
        variant="determinate"
        value={normalise(points, 500, 1500)}
        aria-labelledby={id}
        aria-valuetext={`${points} points`}
        sx={{ my: 1 }}
      />
      <Typography variant="body2">{points} points</Typography>
      <Button onClick={() => setPoints(points + 200)}>Earn 200 points</Button>
    </div>
  );
}
