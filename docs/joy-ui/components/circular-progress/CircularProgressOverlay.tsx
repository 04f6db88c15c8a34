import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Sheet from '@mui/joy/Sheet';

export default function CircularProgressOverlay() {
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    const timer = setTimeout(() => setLoading(false), 2500);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={() => setLoading(true)}>
        Update revenue
      </Button>
      <Sheet
        variant="outlined"
        aria-busy={loading}
        sx={{ p: 3, borderRadius: 'sm', display: 'grid', placeItems: 'center' }}
      >
        <Box sx={{ gridArea: '1 / 1', visibility: loading ? 'hidden' : 'visible' }}>
          Revenue in May: € 48,200
        </Box>
        {loading && (
          <CircularProgress
            aria-label="Loading revenue"
            sx={{ gridArea: '1 / 1' }}
          />
        )}
      </Sheet>
    </Box>
  );
}
