import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const PLANS = ['Rows of eight', 'Long tables', 'Round tables'];

export default function BackdropSeating() {
  const [plan, setPlan] = React.useState(0);
  const [busy, setBusy] = React.useState(false);

  React.useEffect(() => {
    if (!busy) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setPlan((previous) => (previous + 1) % PLANS.length);
      setBusy(false);
    }, 1800);
    return () => clearTimeout(timer);
  }, [busy]);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Button variant="outlined" aria-disabled={busy} onClick={() => setBusy(true)}>
        Seat the guests anew
      </Button>
      <Box
        aria-busy={busy}
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          p: 3,
          // The backdrop covers this box instead of the window.
          position: 'relative',
          width: '100%',
        }}
      >
        <Typography>{PLANS[plan]}</Typography>
        <Typography variant="body2" color="text.secondary">
          96 guests, six of them children
        </Typography>
        <Backdrop open={busy} sx={{ color: 'common.white', position: 'absolute' }}>
          <CircularProgress color="inherit" aria-label="Seating the guests" />
        </Backdrop>
      </Box>
      <Typography role="status" variant="body2">
        {busy ? 'Seating the guests' : `Plan: ${PLANS[plan]}`}
      </Typography>
    </Stack>
  );
}
