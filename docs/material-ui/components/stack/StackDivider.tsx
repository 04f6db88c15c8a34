import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function StackDivider() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" flexItem aria-hidden="true" />}
    >
      <Link href="/material-ui/">Imprint</Link>
      <Link href="/material-ui/">Privacy</Link>
      <Link href="/material-ui/">Terms</Link>
    </Stack>
  );
}
