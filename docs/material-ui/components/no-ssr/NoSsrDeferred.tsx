import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import NoSsr from '@mui/material/NoSsr';

const SIZE = 60;

function StarChart() {
  const stars = Array.from({ length: SIZE * SIZE }, (_, index) => index);
  return (
    <Box
      role="img"
      aria-label="Chart of 3,600 stars"
      sx={{ display: 'grid', gridTemplateColumns: `repeat(${SIZE}, 4px)` }}
    >
      {stars.map((star) => (
        <Box
          key={star}
          sx={{
            width: 3,
            height: 3,
            bgcolor: 'text.primary',
            opacity: ((star * 7919) % 97) / 97,
          }}
        />
      ))}
    </Box>
  );
}

export default function NoSsrDeferred() {
  const [isOpen, setIsOpen] = React.useState(false);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Close the chart' : 'Open the chart'}
      </Button>
      {isOpen && (
        <NoSsr defer fallback={<CircularProgress aria-label="Chart is drawn" />}>
          <StarChart />
        </NoSsr>
      )}
    </Box>
  );
}
