import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarAtBottom() {
  const [page, setPage] = React.useState(1);

  return (
    <Box>
      <Typography role="status" sx={{ p: 2, pb: 12 }}>
        Page {page} of 9 in the guest book
      </Typography>
      <AppBar
        component="div"
        color="default"
        sx={{ top: 'auto', bottom: 0, pb: 'env(safe-area-inset-bottom)' }}
      >
        <Toolbar sx={{ justifyContent: 'space-between' }}>
          <Button
            aria-disabled={page === 1}
            onClick={() => setPage(Math.max(1, page - 1))}
            sx={{ opacity: page === 1 ? 0.38 : 1 }}
          >
            Page before
          </Button>
          <Button
            aria-disabled={page === 9}
            onClick={() => setPage(Math.min(9, page + 1))}
            sx={{ opacity: page === 9 ? 0.38 : 1 }}
          >
            Page after
          </Button>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
