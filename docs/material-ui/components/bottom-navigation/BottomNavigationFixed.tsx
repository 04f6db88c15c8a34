import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import WavesIcon from '@mui/icons-material/Waves';

const BERTHS = Array.from({ length: 12 }, (_, berth) => `Berth ${berth + 1}`);
const TIDES = Array.from(
  { length: 12 },
  (_, tide) => `Tide table, page ${tide + 1}`,
);

export default function BottomNavigationFixed() {
  const [page, setPage] = React.useState<'berths' | 'tides'>('berths');

  return (
    <Box sx={{ pb: 'calc(56px + env(safe-area-inset-bottom))' }}>
      <Box sx={{ p: 2 }}>
        {(page === 'berths' ? BERTHS : TIDES).map((line) => (
          <Typography key={line} sx={{ py: 0.5 }}>
            {line}
          </Typography>
        ))}
      </Box>
      <Paper
        square
        elevation={3}
        sx={{
          bottom: 0,
          insetInline: 0,
          pb: 'env(safe-area-inset-bottom)',
          position: 'fixed',
          zIndex: 'appBar',
        }}
      >
        <BottomNavigation
          component="nav"
          aria-label="Marina"
          showLabels
          value={page}
          onChange={(_event, next: 'berths' | 'tides') => {
            setPage(next);
          }}
        >
          <BottomNavigationAction
            value="berths"
            label="Berths"
            icon={<DirectionsBoatIcon />}
            aria-current={page === 'berths' ? 'page' : undefined}
          />
          <BottomNavigationAction
            value="tides"
            label="Tides"
            icon={<WavesIcon />}
            aria-current={page === 'tides' ? 'page' : undefined}
          />
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
