import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const FIRST = 1200;
const LAST = 2450;

/** Metres above the sea to a share of the climb, from 0 to 100. */
function heightToShare(height: number) {
  const share = ((height - FIRST) / (LAST - FIRST)) * 100;
  return Math.min(Math.max(share, 0), 100);
}

export default function ProgressRoute() {
  const id = React.useId();
  const [height, setHeight] = React.useState(1700);

  return (
    <Stack spacing={1}>
      <Typography id={id}>Climb to the hut, {LAST} m</Typography>
      <LinearProgress
        variant="determinate"
        color="success"
        value={heightToShare(height)}
        aria-labelledby={id}
        aria-valuetext={`${height} metres`}
      />
      <Stack direction="row" justifyContent="space-between" alignItems="center">
        <Typography variant="body2" color="text.secondary" role="status">
          {height} m
        </Typography>
        <Button
          size="small"
          onClick={() => setHeight(height < LAST ? height + 250 : FIRST)}
        >
          {height < LAST ? 'Walk on' : 'Back to the valley'}
        </Button>
      </Stack>
    </Stack>
  );
}
