import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';

export default function AlertBanner() {
  const [online, setOnline] = React.useState(false);

  return (
    <Paper variant="outlined">
      <Box role="status">
        {!online && (
          <Alert severity="info" role="presentation" square>
            You are offline. Changes are saved on this device.
          </Alert>
        )}
      </Box>
      <Button onClick={() => setOnline(!online)} sx={{ m: 2 }}>
        {online ? 'Go offline' : 'Go online'}
      </Button>
    </Paper>
  );
}
