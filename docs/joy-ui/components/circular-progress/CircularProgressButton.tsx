import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Refresh from '@mui/icons-material/Refresh';

export default function CircularProgressButton() {
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    const timer = setTimeout(() => setLoading(false), 2500);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button
        loading={loading}
        loadingIndicator={<CircularProgress aria-label="Saving" />}
        onClick={() => setLoading(true)}
      >
        Save order
      </Button>
      <IconButton
        variant="outlined"
        aria-label="Refresh orders"
        aria-disabled={loading}
        onClick={() => setLoading(true)}
      >
        {loading ? <CircularProgress aria-hidden /> : <Refresh />}
      </IconButton>
    </Stack>
  );
}
