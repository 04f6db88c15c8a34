import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertSeverities() {
  return (
    <Stack spacing={1.5}>
      <Alert severity="info" role="note">
        Good to know: the water is switched off on Thursday from 9 to 11.
      </Alert>
      <Alert severity="success" role="note">
        Repaired: the pump in the cellar runs again.
      </Alert>
      <Alert severity="warning" role="note">
        Careful: the pressure falls below 2 bar in the evening.
      </Alert>
      <Alert severity="error" role="note">
        Do not drink: the sample of 4 March contained lead.
      </Alert>
    </Stack>
  );
}
