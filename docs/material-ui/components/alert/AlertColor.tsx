import Alert from '@mui/material/Alert';

export default function AlertColor() {
  return (
    <Alert severity="warning" color="info" role="note">
      Your subscription ends in June.
    </Alert>
  );
}
