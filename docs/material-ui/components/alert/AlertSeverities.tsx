import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertSeverities() {
  return (
    <Stack spacing={2}>
      <Alert severity="success" role="note">
        Saved: your profile is up to date.
      </Alert>
      <Alert severity="info" role="note">
        Note: invoices are sent on the first of each month.
      </Alert>
      <Alert severity="warning" role="note">
        Warning: your storage is almost full.
      </Alert>
      <Alert severity="error" role="note">
        Error: the payment failed.
      </Alert>
    </Stack>
  );
}
