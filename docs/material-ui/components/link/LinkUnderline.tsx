import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkUnderline() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={3}>
      <Link href="/material-ui/" underline="always">
        always
      </Link>
      <Link href="/material-ui/" underline="hover">
        hover
      </Link>
      <Link href="/material-ui/" underline="none">
        none
      </Link>
    </Stack>
  );
}
