import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function AlertBanner() {
  const [offline, setOffline] = React.useState(true);

  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Box role="status">
        {offline && (
          <Alert
            severity="info"
            role="presentation"
            square
            sx={{ borderBottom: 1, borderColor: 'divider' }}
          >
            You are offline. Notes are kept here and sent later.
          </Alert>
        )}
      </Box>
      <Box sx={{ p: 2 }}>
        <Typography sx={{ fontWeight: 'medium' }}>Bird count, meadow 6</Typography>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          11 lapwings, 2 curlews, 1 stork
        </Typography>
        <Button size="small" onClick={() => setOffline(!offline)}>
          {offline ? 'Go online' : 'Go offline'}
        </Button>
      </Box>
    </Paper>
  );
}
