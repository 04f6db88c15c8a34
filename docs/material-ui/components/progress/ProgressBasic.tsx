import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function ProgressBasic() {
  return (
    <Stack spacing={4} alignItems="center">
      <CircularProgress aria-label="Loading orders" />
      <LinearProgress aria-label="Loading invoices" sx={{ width: '100%' }} />
    </Stack>
  );
}
