import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';

export default function AlertCollapse() {
  const [open, setOpen] = React.useState(true);

  return (
    <div>
      <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
        Opening hours
      </Button>
      <Box
        sx={{
          display: 'grid',
          gridTemplateRows: open ? '1fr' : '0fr',
          visibility: open ? 'visible' : 'hidden',
          transition: 'grid-template-rows 0.25s, visibility 0.25s',
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      >
        <Box sx={{ overflow: 'hidden' }}>
          <Alert role="note" color="warning" sx={{ mt: 2 }}>
            The shop is closed on Friday.
          </Alert>
        </Box>
      </Box>
    </div>
  );
}
