import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

export default function AlertVariants() {
  return (
    <Stack spacing={1}>
      {(['soft', 'solid', 'outlined', 'plain'] as const).map((variant) => (
        <Alert key={variant} variant={variant} color="primary" role="note">
          {variant}: version 2.1 is available
        </Alert>
      ))}
    </Stack>
  );
}
