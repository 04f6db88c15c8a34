import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertVariants() {
  return (
    <Stack spacing={2}>
      {(['standard', 'outlined', 'filled'] as const).map((variant) => (
        <Alert key={variant} variant={variant} severity="error" role="note">
          The upload failed ({variant}).
        </Alert>
      ))}
    </Stack>
  );
}
