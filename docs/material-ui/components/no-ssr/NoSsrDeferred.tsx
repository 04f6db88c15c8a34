import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import NoSsr from '@mui/material/NoSsr';

function ActivityChart() {
  return (
    <Box
      role="img"
      aria-label="Activity in the last 3,600 hours"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(60, 4px)' }}
    >
      {Array.from({ length: 3600 }, (_, hour) => (
        <Box
          key={hour}
          sx={{
            height: 4,
            bgcolor: 'primary.main',
            opacity: ((hour * 7919) % 97) / 97,
          }}
        />
      ))}
    </Box>
  );
}

export default function NoSsrDeferred() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button onClick={() => setOpen(!open)}>
        {open ? 'Hide the activity' : 'Show the activity'}
      </Button>
      {open && (
        <NoSsr
          defer
          fallback={<CircularProgress aria-label="Loading the activity" />}
        >
          <ActivityChart />
        </NoSsr>
      )}
    </Box>
  );
}
