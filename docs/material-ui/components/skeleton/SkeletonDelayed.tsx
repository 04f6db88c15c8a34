import * as React from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** True once `active` has lasted for `delay` milliseconds. */
function useDelayed(active: boolean, delay: number) {
  const [late, setLate] = React.useState(false);
  React.useEffect(() => {
    if (!active) {
      return undefined;
    }
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, delay]);
  return late;
}

export default function SkeletonDelayed() {
  const [wait, setWait] = React.useState(0);
  const showSkeleton = useDelayed(wait > 0, 300);

  React.useEffect(() => {
    if (wait === 0) {
      return undefined;
    }
    const timer = setTimeout(() => setWait(0), wait);
    return () => clearTimeout(timer);
  }, [wait]);

  return (
    <Stack spacing={2}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Button variant="outlined" onClick={() => setWait(150)}>
          Answer in 150 ms
        </Button>
        <Button variant="outlined" onClick={() => setWait(2000)}>
          Answer in 2 s
        </Button>
      </Stack>
      <Typography aria-busy={wait > 0}>
        {showSkeleton ? <Skeleton width="22ch" /> : 'Stock: 318 bags of flour'}
      </Typography>
    </Stack>
  );
}
