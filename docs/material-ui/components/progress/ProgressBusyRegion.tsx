import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

const ORDERS = ['By the clock', 'By the platform'];

export default function ProgressBusyRegion() {
  const id = React.useId();
  const [order, setOrder] = React.useState(0);
  const [busy, setBusy] = React.useState(false);

  React.useEffect(() => {
    if (!busy) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setBusy(false);
      setOrder((previous) => 1 - previous);
    }, 1500);
    return () => clearTimeout(timer);
  }, [busy]);

  return (
    <Box
      role="group"
      aria-label="Trains"
      aria-busy={busy}
      aria-describedby={busy ? id : undefined}
    >
      <Box sx={{ height: 4 }}>
        {busy && <LinearProgress id={id} aria-label="Sorting the trains" />}
      </Box>
      <Box sx={{ opacity: busy ? 0.7 : 1, py: 1 }}>
        {(order === 0
          ? ['08:12 to Ulm, platform 9', '08:15 to Chur, platform 2']
          : ['08:15 to Chur, platform 2', '08:12 to Ulm, platform 9']
        ).map((train) => (
          <Typography key={train}>{train}</Typography>
        ))}
      </Box>
      <Button variant="outlined" size="small" onClick={() => setBusy(true)}>
        {ORDERS[1 - order]}
      </Button>
    </Box>
  );
}
