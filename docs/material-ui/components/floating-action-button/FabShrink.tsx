import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';

const LETTERS = ['Ana', 'Bengt', 'Chiara', 'Dov', 'Elif', 'Finn', 'Greta', 'Hugo'];

export default function FabShrink() {
  const [scroller, setScroller] = React.useState<Element>();
  const [sent, setSent] = React.useState(0);
  const scrolled = useScrollTrigger({
    target: scroller,
    threshold: 40,
    disableHysteresis: true,
  });

  return (
    <Box sx={{ position: 'relative' }}>
      <Fab
        color="primary"
        variant={scrolled ? 'circular' : 'extended'}
        aria-label="Write a letter"
        onClick={() => setSent(sent + 1)}
        sx={{ position: 'absolute', insetBlockEnd: 12, insetInlineEnd: 20 }}
      >
        <RateReviewOutlined />
        {!scrolled && <Box sx={{ marginInlineStart: 1 }}>Write a letter</Box>}
      </Fab>
      <Box
        ref={(node: Element | null) => setScroller(node ?? undefined)}
        role="group"
        aria-label="Letters"
        tabIndex={0}
        sx={{
          border: 1,
          borderColor: 'divider',
          height: 240,
          overflow: 'auto',
          p: 2,
        }}
      >
        <Typography role="status" variant="body2" color="text.secondary">
          Letters written: {sent}
        </Typography>
        {LETTERS.map((name) => (
          <Typography key={name} sx={{ py: 1 }}>
            From {name}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
