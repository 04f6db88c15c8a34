import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LinkColors() {
  return (
    <Stack spacing={1}>
      <Link href="/material-ui/">Members of the choir</Link>
      <Link href="/material-ui/" color="text.primary">
        Rehearsals
      </Link>
      <Typography variant="body2" color="text.secondary">
        Printed 40 copies,{' '}
        <Link href="/material-ui/" color="inherit">
          see the imprint
        </Link>
      </Typography>
      <Link href="/material-ui/" color="error">
        Two scores are missing
      </Link>
    </Stack>
  );
}
