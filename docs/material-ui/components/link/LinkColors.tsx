import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

export default function LinkColors() {
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Link href="/joy-ui/">Default: primary</Link>
      <Link href="/joy-ui/" color="text.primary">
        text.primary
      </Link>
      <Link href="/joy-ui/" color="success.main">
        success.main
      </Link>
      <Alert severity="warning">
        Your trial ends today.{' '}
        <Link href="/joy-ui/" color="inherit">
          Choose a plan
        </Link>
      </Alert>
    </Box>
  );
}
