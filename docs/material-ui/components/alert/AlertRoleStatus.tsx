import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function AlertRoleStatus() {
  const [copies, setCopies] = React.useState(0);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Button onClick={() => setCopies(copies + 1)}>Duplicate invoice</Button>
      <Box role="status">
        {copies > 0 && (
          <Alert severity="success" role="presentation">
            Invoice 2041 was duplicated. Copies: {copies}
          </Alert>
        )}
      </Box>
    </Stack>
  );
}
