import * as React from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

function useCountUp(target: number, milliseconds: number) {
  const [value, setValue] = React.useState(0);

  React.useEffect(() => {
    let frame = 0;
    const start = performance.now();
    const tick = (now: number) => {
      const share = Math.min((now - start) / milliseconds, 1);
      setValue(target * share);
      if (share < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }, [target, milliseconds]);

  return value;
}

export default function LinearProgressCountUp() {
  const [target, setTarget] = React.useState(0);
  const value = useCountUp(target, 1200);

  return (
    <Stack spacing={1}>
      <Button
        variant="outlined"
        onClick={() => setTarget(target === 80 ? 0 : 80)}
        sx={{ alignSelf: 'start' }}
      >
        {target === 80 ? 'Hide result' : 'Show result'}
      </Button>
      <Typography level="body-sm">{Math.round(value)} of 100 points</Typography>
      <LinearProgress determinate value={value} aria-label="Points" />
    </Stack>
  );
}
