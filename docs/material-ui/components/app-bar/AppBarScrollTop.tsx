import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import Zoom from '@mui/material/Zoom';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';

export default function AppBarScrollTop() {
  const [box, setBox] = React.useState<HTMLElement | null>(null);
  const visible = useScrollTrigger({
    target: box ?? undefined,
    disableHysteresis: true,
  });

  const scrollToTop = () => {
    box?.scrollTo({ top: 0, behavior: 'smooth' });
    box?.focus({ preventScroll: true });
  };

  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        ref={setBox}
        tabIndex={0}
        role="region"
        aria-label="Changelog, scrollable"
        sx={{ height: 220, overflow: 'auto' }}
      >
        <Typography sx={{ height: 1000 }}>Version 2.4: dark mode</Typography>
      </Box>
      <Zoom in={visible}>
        <Fab
          size="small"
          aria-label="Scroll to top"
          onClick={scrollToTop}
          sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 24 }}
        >
          <KeyboardArrowUp />
        </Fab>
      </Zoom>
    </Box>
  );
}
