import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const STEPS = [
  'Soak the beans overnight.',
  'Cut onions, carrots and a leek.',
  'Fry them slowly until they smell sweet.',
  'Add the beans and twice as much water.',
  'Simmer for an hour and a half.',
  'Salt now, not before.',
  'Serve with bread and too much parsley.',
];

export default function AppBarLiftsOnScroll() {
  const [box, setBox] = React.useState<HTMLElement>();
  const scrolled = useScrollTrigger({
    target: box,
    disableHysteresis: true,
    threshold: 0,
  });

  return (
    <Box
      ref={(node: HTMLElement | null) => setBox(node ?? undefined)}
      tabIndex={0}
      role="region"
      aria-label="Recipe"
      sx={{ height: 220, overflow: 'auto' }}
    >
      <AppBar
        component="div"
        position="sticky"
        color="default"
        elevation={scrolled ? 4 : 0}
        sx={{ zIndex: 1 }}
      >
        <Toolbar variant="dense">
          <Typography>Bean soup for eight</Typography>
        </Toolbar>
      </AppBar>
      {STEPS.map((step) => (
        <Typography key={step} sx={{ px: 3, py: 1.5 }}>
          {step}
        </Typography>
      ))}
    </Box>
  );
}
