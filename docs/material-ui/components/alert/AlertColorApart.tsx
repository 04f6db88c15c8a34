import * as React from 'react';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function AlertColorApart() {
  const [quiet, setQuiet] = React.useState(true);

  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={
          <Switch
            checked={quiet}
            onChange={(event) => setQuiet(event.target.checked)}
          />
        }
        label="Calm colour for the night shift"
      />
      <Alert severity="warning" color={quiet ? 'info' : undefined} role="note">
        Ward 3 runs on its second oxygen tank.
      </Alert>
    </Stack>
  );
}
