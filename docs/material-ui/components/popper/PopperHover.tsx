import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperHover() {
  const [author, setAuthor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Box>
      Edited yesterday by{' '}
      <Box
        component="span"
        onMouseLeave={() => setOpen(false)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
      >
        <Link
          ref={setAuthor}
          component="button"
          variant="body1"
          aria-expanded={open}
          onMouseEnter={() => setOpen(true)}
          onFocus={() => setOpen(true)}
        >
          Mia Chen
        </Link>
        <Popper role="note" open={open} anchorEl={author} sx={{ zIndex: 'tooltip' }}>
          <Paper elevation={4} sx={{ p: 2 }}>
            Accounting, mia@example.com
          </Paper>
        </Popper>
      </Box>
    </Box>
  );
}
