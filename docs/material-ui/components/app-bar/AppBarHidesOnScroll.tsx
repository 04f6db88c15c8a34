import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const VERSES = Array.from({ length: 12 }, (_, index) => `Verse ${index + 1}`);

export default function AppBarHidesOnScroll() {
  const [box, setBox] = React.useState<HTMLElement>();
  const hidden = useScrollTrigger({ target: box, threshold: 40 });

  return (
    <Box
      ref={(node: HTMLElement | null) => setBox(node ?? undefined)}
      tabIndex={0}
      role="region"
      aria-label="Long poem"
      sx={{ height: 260, overflow: 'auto' }}
    >
      <Slide appear={false} direction="down" in={!hidden} container={box}>
        <AppBar component="div" position="sticky" sx={{ zIndex: 1 }}>
          <Toolbar variant="dense">
            <Typography>The slow river</Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      {VERSES.map((verse) => (
        <Typography key={verse} sx={{ px: 3, py: 1 }}>
          {verse}: and the water goes on, as water does
        </Typography>
      ))}
    </Box>
  );
}
