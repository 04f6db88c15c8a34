import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonError() {
  const ref = React.useRef<HTMLDivElement>(null);
  const [loading, setLoading] = React.useState(false);

  const retry = () => {
    setLoading(true);
    ref.current?.focus();
    setTimeout(() => setLoading(false), 1500);
  };

  return (
    <Box ref={ref} tabIndex={-1} role="group" aria-label="Sales" aria-busy={loading}>
      {loading ? (
        <Skeleton variant="rounded" height={48} />
      ) : (
        <Alert
          severity="error"
          role="note"
          action={
            <Button color="inherit" size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          The sales could not be loaded.
        </Alert>
      )}
    </Box>
  );
}
