import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function AlertPoliteStatus() {
  const [published, setPublished] = React.useState(0);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Button variant="outlined" onClick={() => setPublished(published + 1)}>
        Publish timetable
      </Button>
      {/* In the page before the message is, or many screen readers stay silent. */}
      <Box role="status" sx={{ width: '100%', minHeight: 48 }}>
        {published > 0 && (
          <Alert severity="success" role="presentation">
            Published. Version {published} of the timetable is online.
          </Alert>
        )}
      </Box>
    </Stack>
  );
}
