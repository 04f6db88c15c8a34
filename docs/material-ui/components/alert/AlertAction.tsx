import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function AlertAction() {
  const [tries, setTries] = React.useState(1);

  return (
    <Stack spacing={2}>
      <Alert
        severity="warning"
        role="status"
        action={
          <Button color="inherit" size="small" onClick={() => setTries(tries + 1)}>
            Measure again
          </Button>
        }
        sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 9rem' } }}
      >
        Sensor 12 on the roof gave no temperature. Attempts so far: {tries}.
      </Alert>
    </Stack>
  );
}
