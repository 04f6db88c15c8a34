import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkSizes() {
  return (
    <Stack spacing={1} alignItems="flex-start">
      <Link href="/material-ui/" variant="h6">
        How the bell was cast
      </Link>
      <Link href="/material-ui/" variant="body1">
        Photographs of the pit
      </Link>
      <Link href="/material-ui/" variant="caption">
        Sources
      </Link>
    </Stack>
  );
}
