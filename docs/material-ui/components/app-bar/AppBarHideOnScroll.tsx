import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import useScrollTrigger from '@mui/material/useScrollTrigger';

export default function AppBarHideOnScroll() {
  const [target, setTarget] = React.useState<Node>();
  const hidden = useScrollTrigger({ target, threshold: 40 });

  return (
    <Box
      ref={(node: HTMLElement | null) => setTarget(node ?? undefined)}
      tabIndex={0}
      role="region"
      aria-label="Terms of service, scrollable"
      sx={{ height: 240, overflow: 'auto' }}
    >
      <Slide appear={false} direction="down" in={!hidden}>
        <AppBar component="div" position="sticky" sx={{ zIndex: 1 }}>
          <Toolbar variant="dense">Terms of service</Toolbar>
        </AppBar>
      </Slide>
      <Box sx={{ height: 900, p: 2 }}>
        Scroll down, and the bar hides. Scroll up, and it comes back.
      </Box>
    </Box>
  );
}
