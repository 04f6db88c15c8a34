import * as React from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

function DelayedSkeleton({ width }: { width: string }) {
  const [visible, setVisible] = React.useState(false);

  React.useEffect(() => {
    const timer = setTimeout(() => setVisible(true), 300);
    return () => clearTimeout(timer);
  }, []);

  return <Skeleton width={width} sx={{ opacity: visible ? 1 : 0 }} />;
}

export default function SkeletonDelayed() {
  const [loading, setLoading] = React.useState(false);

  const load = (wait: number) => {
    setLoading(true);
    setTimeout(() => setLoading(false), wait);
  };

  return (
    <div>
      <Button onClick={() => load(150)}>Load in 150 ms</Button>
      <Button onClick={() => load(2000)}>Load in 2 s</Button>
      <Typography>
        {loading ? <DelayedSkeleton width="16ch" /> : '318 items in stock'}
      </Typography>
    </div>
  );
}
